import { theme, type ThemeConfig } from "antd"
import { PALETTES } from "./palette"

const TEXT_FACE = `"Silai Text", "Segoe UI", system-ui, -apple-system, Roboto, "Noto Sans", sans-serif`

/** antd in the house's clothes: square, hairlined, navy for the one main action. `narrow`: on a phone, where a thumb needs 44 px. */
export function antdTheme(dark: boolean, narrow: boolean): ThemeConfig {
  const c = PALETTES[dark ? "dark" : "light"]
  // Below 16 px a phone's browser enlarges the page as soon as somebody types.
  const typed = narrow ? 16 : 14
  return {
    algorithm: dark ? theme.darkAlgorithm : theme.defaultAlgorithm,
    cssVar: { key: "silai" },
    hashed: false,
    token: {
      fontFamily: TEXT_FACE,
      fontSize: 14,
      borderRadius: 2,
      borderRadiusLG: 2,
      borderRadiusSM: 2,
      borderRadiusXS: 2,
      controlHeight: narrow ? 44 : 36,
      controlHeightSM: narrow ? 44 : 27,
      controlHeightLG: 44,
      wireframe: false,
      colorPrimary: c.main,
      colorPrimaryHover: c.mainHover,
      colorPrimaryActive: c.mainHover,
      colorTextLightSolid: c.onMain,
      colorInfo: c.chalk,
      colorLink: c.chalk,
      colorLinkHover: c.ink,
      colorSuccess: c.leaf,
      colorError: c.brick,
      colorWarning: c.goldInk,
      colorText: c.ink,
      colorTextSecondary: c.inkSoft,
      colorTextTertiary: c.inkFaint,
      colorTextPlaceholder: c.inkFaint,
      colorTextDescription: c.inkSoft,
      colorBgBase: c.ground,
      colorBgLayout: c.paper,
      colorBgContainer: c.ground,
      colorBgElevated: c.ground,
      colorBorder: c.line,
      colorBorderSecondary: c.line,
      colorSplit: c.line,
      colorFillSecondary: c.sunk,
      colorFillTertiary: c.sunk,
      colorFillQuaternary: c.sunk,
      controlItemBgHover: c.sunk,
      controlOutline: "transparent",
      boxShadow: "0 8px 30px rgba(27,26,24,.14)",
      boxShadowSecondary: "0 8px 30px rgba(27,26,24,.16)",
      // antd waits for the end of animations; cut short by CSS they never end for it, and menus stay where they were measured.
      motion: !matchMedia("(prefers-reduced-motion: reduce)").matches,
      motionDurationFast: "0.12s",
      motionDurationMid: "0.18s",
      motionDurationSlow: "0.22s",
    },
    components: {
      Button: {
        primaryShadow: "none",
        defaultShadow: "none",
        dangerShadow: "none",
        fontWeight: 500,
        primaryColor: c.onMain,
        colorPrimary: c.main,
        colorPrimaryHover: c.mainHover,
        colorPrimaryActive: c.mainHover,
        defaultHoverBorderColor: c.gold,
        defaultHoverColor: c.ink,
      },
      Input: {
        colorBorder: c.edge,
        activeShadow: `0 0 0 2px ${c.chalkWash}`,
        activeBorderColor: c.chalk,
        hoverBorderColor: c.gold,
        inputFontSize: typed,
      },
      InputNumber: { colorBorder: c.edge, inputFontSize: typed },
      Select: { colorBorder: c.edge, fontSize: typed },
      // In the dark the main colour is cream: what is drawn on it must be dark.
      Checkbox: { colorWhite: c.onMain, colorBorder: c.inkFaint },
      Radio: { colorWhite: c.onMain, colorBorder: c.inkFaint },
      Switch: { handleBg: c.ground, colorTextQuaternary: c.inkFaint, colorTextTertiary: c.inkSoft },
      Modal: { titleFontSize: 20, contentBg: c.ground, headerBg: c.ground },
      Message: { contentPadding: "10px 16px" },
      Tooltip: { colorBgSpotlight: c.label, colorTextLightSolid: c.onLabel },
      Dropdown: { paddingBlock: narrow ? 11 : 8 },
      Drawer: { colorBgElevated: c.label },
    },
  }
}
