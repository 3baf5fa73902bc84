// antd 5 draws its messages and dialogs through this on React 19; it must come before antd.
import "@ant-design/v5-patch-for-react-19"
import { StrictMode } from "react"
import { createRoot } from "react-dom/client"
import "./theme/fonts.css"
import "./theme/base.css"
import { BackOffice } from "./app"

createRoot(document.getElementById("root")!).render(
  <StrictMode>
    <BackOffice />
  </StrictMode>,
)
