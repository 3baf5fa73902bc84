// The workflows that an operator's plugin can hook into: `import { addFilesWorkflow } from
// "@silai/plugin-file/workflows"`.
export * from "./file/workflows"
export * from "./folder/workflows"
