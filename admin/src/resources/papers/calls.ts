import { entry } from "../../providers/call"

export const askReport = entry("/admin/paper/report")
export const askReportFile = entry("/admin/paper/export")
