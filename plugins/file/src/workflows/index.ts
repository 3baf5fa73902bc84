// What an operator's plugin hooks into: `import { addFilesWorkflow } from "@silai/plugin-file/workflows"`.
export * from "./file/workflows"
export * from "./folder/workflows"
