import type { ReactNode } from "react"

const icon = (drawing: ReactNode) =>
  function Icon() {
    return (
      <svg
        viewBox="0 0 24 24"
        width="20"
        height="20"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        {drawing}
      </svg>
    )
  }

export const DashboardIcon = icon(<path d="M4 11.5 12 5l8 6.5M6.5 10v9h11v-9M10.5 19v-5h3v5" />)
export const InsightIcon = icon(<path d="M4 19.5h16M6.500 16v-4M11 16V8M15.500 16v-6M20 16V4.500" />)
export const HealthIcon = icon(<path d="M3.5 12.5h4l2.5-6 4 11 2.500-5h4" />)
export const OrdersIcon = icon(
  <path d="M6.5 3.5h11v17l-2.75-1.6L12 20.5l-2.75-1.6L6.5 20.5zM9.5 8h5M9.5 11.5h5M9.5 15h3" />,
)
export const LayoutIcon = icon(<path d="M4 4.5h16v15H4zM4 12h16M12 12v7.5" />)
export const PaymentsIcon = icon(<path d="M3.500 6h17v12.500h-17zM3.500 10h17M7 15h4" />)
export const StaffIcon = icon(
  <path d="M12 11a3.75 3.75 0 1 0 0-7.5 3.75 3.75 0 0 0 0 7.5zM4.5 20.5c.5-4 3.3-6.3 7.5-6.3s7 2.3 7.5 6.3M9.3 14.7v5.8M14.7 14.7v5.8M9.3 17.6h5.4" />,
)
export const ShopIcon = icon(<path d="M14 4.5h5.5V10M19.5 4.5 11 13M17 13.5v6H4.5v-12.5h6.5" />)
export const MenuIcon = icon(<path d="M4 7h16M4 12h16M4 17h16" />)
export const BellIcon = icon(
  <path d="M6.5 16.5V11a5.5 5.5 0 0 1 11 0v5.500l1.500 2H5zM10 18.500a2 2 0 0 0 4 0M12 5.500V4" />,
)
export const CloseIcon = icon(<path d="m6 6 12 12M18 6 6 18" />)
export const SearchIcon = icon(<path d="M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5 20 20" />)
export const MoonIcon = icon(<path d="M19.5 14.2A8 8 0 0 1 9.8 4.5a8 8 0 1 0 9.7 9.7z" />)
export const SunIcon = icon(
  <path d="M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 3v1.8M12 19.2V21M3 12h1.8M19.2 12H21M5.6 5.6l1.3 1.3M17.1 17.1l1.3 1.3M18.4 5.6l-1.3 1.3M6.9 17.1l-1.3 1.3" />,
)
export const BackIcon = icon(<path d="M19 12H5M11 6l-6 6 6 6" />)
export const CopyIcon = icon(<path d="M8.5 8.5h11v11h-11zM15.5 8.5v-4h-11v11h4" />)
export const TickIcon = icon(<path d="m5 12.5 4.5 4.5L19 7.5" />)
export const PrintIcon = icon(<path d="M7 9V4h10v5M7 16H4.5V9h15v7H17M7 13.5h10V20H7z" />)
export const TapeIcon = icon(<path d="M3.5 8.5h17v7h-17zM7 8.5v3M10.3 8.5v4M13.7 8.5v3M17 8.5v4" />)
export const NeedleIcon = icon(
  <path d="M19.5 4.5 8 16M19.5 4.5l-2.2.5-10 10 1.700 1.700 10-10zM7.300 15c-2.500 1.500-4 3-2.300 4.500 2 1.700 5.500-1.500 8-.5s3.500 2 5.500.5" />,
)
export const StarIcon = icon(<path d="M12 4l2.500 5.200 5.500.8-4 4 1 5.500-5-2.700-5 2.700 1-5.500-4-4 5.500-.8z" />)
export const ReturnsIcon = icon(<path d="M8.500 5 4.500 9l4 4M4.500 9h10a5 5 0 0 1 0 10H7" />)
export const AlertIcon = icon(<path d="M12 4 3 19.5h18zM12 10v4.5M12 17v.200" />)
export const FilesIcon = icon(<path d="M4 6h16v13H4zM4 15.500l4.500-4 4 3.500 3-2.500 4.500 3.500M15.500 9.500h.010" />)
export const FolderIcon = icon(<path d="M3.500 6.500h6l1.500 2h9.500v10.500h-17z" />)
export const UploadIcon = icon(<path d="M12 15.500V5M7.500 9.500 12 5l4.500 4.500M4.500 15v4.500h15V15" />)
export const GripIcon = icon(<path d="M9 6v.010M9 12v.010M9 18v.010M15 6v.010M15 12v.010M15 18v.010" />)
export const CropIcon = icon(<path d="M7 3.500V17h13.500M3.500 7H17v13.500" />)
export const BinIcon = icon(
  <path d="M5 7h14M9.500 7V4.500h5V7M7 7l.700 12.500h8.600L17 7M10.500 10.500v5.500M13.500 10.500v5.500" />,
)
export const PeopleIcon = icon(
  <path d="M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM3 19.5c.5-3.3 2.900-5 6-5s5.500 1.700 6 5zM15.500 4.500a3.500 3.500 0 0 1 0 6.200M17.300 14.800c2 .700 3.300 2.200 3.700 4.700" />,
)
export const DownloadIcon = icon(<path d="M12 4.500v10M8 11l4 4 4-4M5 19.500h14" />)
export const PhoneIcon = icon(
  <path d="M5 4.500h4l1.500 4.500-2.200 1.600a11 11 0 0 0 5.100 5.100l1.600-2.200 4.500 1.500v4c-8.500.500-15-6-14.500-14.500z" />,
)
export const ChatIcon = icon(<path d="M4.500 19.500l1.300-3.800a7.800 7.800 0 1 1 3 2.800zM9 10.500h6M9 13.500h4" />)
export const HangerIcon = icon(
  <path d="M12 8.5V7a2 2 0 1 1 2 2M12 8.5 3.5 15.2a1.3 1.3 0 0 0 .8 2.3h15.4a1.3 1.3 0 0 0 .8-2.3z" />,
)
export const CategoriesIcon = icon(<path d="M4.5 5h6v6h-6zM13.5 5h6v6h-6zM4.5 14h6v5h-6zM13.5 14h6v5h-6z" />)
export const ProductsIcon = icon(<path d="M9 4.5 4 7l1.8 4.5L8 10.6V20h8v-9.4l2.2.9L20 7l-5-2.5a3 3 0 0 1-6 0z" />)
export const SaleIcon = icon(
  <path d="M4.500 6h15v13.500h-15zM4.500 10h15M8 4v3M16 4v3M9.500 16.800l5-4M9.800 13.200v.010M14.200 16.500v.010" />,
)
export const DiscountIcon = icon(
  <path d="M6 18 18 6M8 10.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM16 17.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4z" />,
)
export const UpIcon = icon(<path d="m6 14.5 6-6 6 6" />)
export const DownIcon = icon(<path d="m6 9.5 6 6 6-6" />)
export const StockIcon = icon(
  <path d="M4 4v16.500M20 4v16.500M4 11h16M4 18.500h16M7 11V6.500h4V11M14 11V8h3v3M7 18.500V15h3v3.500M13 18.500V14h4v4.500" />,
)
export const ColumnsIcon = icon(<path d="M4 5h16v14H4zM9.5 5v14M14.500 5v14" />)
export const DeliveryIcon = icon(
  <path d="M3.500 6.500h10v9.500h-10zM13.500 10h3.500l3.500 3.500v2.500h-7zM7.500 18.500a1.700 1.700 0 1 0 0-3.400 1.700 1.700 0 0 0 0 3.400zM16.500 18.500a1.700 1.700 0 1 0 0-3.400 1.700 1.700 0 0 0 0 3.400z" />,
)
export const SettingsIcon = icon(<path d="M4 7h9M17 7h3M4 17h3M11 17h9M15 5v4M9 15v4" />)
export const LabelIcon = icon(<path d="M4 4.5h7.500L20 13l-7 7-8.500-8.500zM8.200 8.700v.010" />)
export const ScanIcon = icon(
  <path d="M4 8.500V4.500h4M16 4.500h4v4M20 15.500v4h-4M8 19.500H4v-4M8 8.500h3v3H8zM13.500 8.500h2.500v2.500M8 14h2.500v2M13.500 14.500H16v1.500" />,
)
export const HistoryIcon = icon(
  <path d="M4.500 12a7.500 7.500 0 1 0 2.200-5.300L4.500 9M4.500 4.500V9H9M12 8v4.500l3 1.800" />,
)
export const FilterIcon = icon(<path d="M4 6h16M7 12h10M10 18h4" />)
export const MoreIcon = icon(<path d="M5 11h2v2H5zM11 11h2v2h-2zM17 11h2v2h-2z" />)
