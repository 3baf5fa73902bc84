import type { MedusaContainer } from "@medusajs/framework/types"
import {
  createHook,
  createStep,
  createWorkflow,
  type Hook,
  type ReturnWorkflow,
  StepResponse,
  type WorkflowData,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { MedusaError, Modules } from "@medusajs/framework/utils"
import { newId } from "../sql/ids"
import { log } from "../process/log"
import { Refused } from "../call/refuse"

/** A workflow's input, with the data that plugins add to it. */
export type WithAdditionalData<Input> = Input & { additional_data?: Record<string, unknown> }

export type ActWorkflow<Input, Output, Done extends string> = ReturnWorkflow<
  WithAdditionalData<Input>,
  Output,
  [
    Hook<"validate", WithAdditionalData<Input>, undefined>,
    Hook<Done, { input: WithAdditionalData<Input>; result: Output }, undefined>,
  ]
>

type Act<Input, Output, Done extends string> = {
  /** The name of the hook after it. */
  done: Done
  act(container: MedusaContainer, input: Input): Promise<Output>
  undo?(container: MedusaContainer, output: Output, input: Input): Promise<unknown>
}

/**
 * A workflow of one act, with a hook before and a hook after it:
 * - `validate` receives the input, and may refuse it by throwing `refuse(…)`, or a `MedusaError`; nothing is written yet.
 * - the hook named by `done` receives the result, after the commit, in the same request. When it throws, the caller gets that error;
 *   `undo`, if given, then reverts the change.
 * The act is one database transaction of ours (architecture §4), so it is one step.
 * @returns a workflow of the engine's own kind: `run({ input, container })`, `hooks.validate(…)`, `hooks[done](…)`
 */
export function actWorkflow<Input extends object, Output extends object, const Done extends string>(
  name: string,
  shape: Act<Input, Output, Done>,
): ActWorkflow<Input, Output, Done>
// Written for plain objects: the engine's types handle concrete shapes only, not a type parameter.
export function actWorkflow(name: string, { done, act, undo }: Act<object, object, string>) {
  const step = createStep(
    `${name}-step`,
    async ({ additional_data: _theirs, ...input }: WithAdditionalData<object>, { container }) => {
      const output = await act(container, input)
      return new StepResponse(output, { output, input })
    },
    async (made, { container }) => {
      if (made !== undefined) await undo?.(container, made.output, made.input)
    },
  )
  const workflow = createWorkflow(name, (input: WorkflowData<WithAdditionalData<object>>) => {
    const validate = createHook("validate", input)
    const result = step(input)
    const after = createHook(done, { input, result })
    return new WorkflowResponse(result, { hooks: [validate, after] as const })
  })
  return withReadableRefusals(workflow)
}

type Handler = (...given: never[]) => unknown

/** Statuses of the engine's own errors that a hook may refuse with, as the engine answers them. */
const refusing: Record<string, number> = {
  [MedusaError.Types.INVALID_DATA]: 400,
  [MedusaError.Types.NOT_ALLOWED]: 400,
  [MedusaError.Types.UNAUTHORIZED]: 401,
  [MedusaError.Types.FORBIDDEN]: 403,
  [MedusaError.Types.NOT_FOUND]: 404,
  [MedusaError.Types.CONFLICT]: 409,
  [MedusaError.Types.DUPLICATE_ERROR]: 422,
}

/**
 * A hook's `MedusaError` as a refusal with its sentence. Elsewhere such an error is a fault of the engine's, which no caller
 * should read.
 */
function refusalOf(error: unknown): unknown {
  const { type, message } = (error ?? {}) as { type?: string; message?: string }
  const status = type && refusing[type]
  return status && message ? new Refused({ code: `plugin.${type}`, status, message, level: "info" }) : error
}

const readable =
  (handler: Handler): Handler =>
  async (...given) => {
    try {
      return await handler(...given)
    } catch (error) {
      throw refusalOf(error)
    }
  }

/** Lets the hooks of a workflow refuse with the engine's own errors. */
function withReadableRefusals<Workflow extends { hooks: object }>(workflow: Workflow): Workflow {
  const hooks = workflow.hooks as Record<string, (invoke: Handler, compensate?: Handler) => unknown>
  for (const [name, register] of Object.entries(hooks))
    hooks[name] = (invoke, compensate) => register(readable(invoke), compensate)
  return workflow
}

/** Runs such a workflow in a request: `input` is the call's body. Throws what the act, or a hook, has thrown. */
export async function run<Input extends object, Output, Done extends string>(
  workflow: ActWorkflow<Input, Output, Done>,
  container: MedusaContainer,
  input: Input,
  additionalData: Record<string, unknown> | undefined,
): Promise<Output> {
  return withoutBus(container, async (context) => {
    const { result } = await workflow(container).run({ input: { ...input, additional_data: additionalData }, context })
    return result
  })
}

/** The context of an engine workflow's run, so that its events go out together and the caller does not wait for them. */
export type EngineContext = { eventGroupId: string; preventReleaseEvents: true }

/**
 * Runs a workflow that needs no event bus. At the end of each run the engine waits for the bus to send the events that
 * hooks have emitted, and it never returns while Redis is down; here the caller does not wait.
 */
export async function withoutBus<T>(
  container: MedusaContainer,
  work: (context: EngineContext) => Promise<T>,
): Promise<T> {
  const bus = container.resolve(Modules.EVENT_BUS)
  const eventGroupId = newId("evg")
  const noted = (cause: unknown) => log("warn", "events of a hook not sent", { cause: String(cause) })
  try {
    const result = await work({ eventGroupId, preventReleaseEvents: true })
    bus.releaseGroupedEvents(eventGroupId).catch(noted)
    return result
  } catch (error) {
    bus.clearGroupedEvents(eventGroupId).catch(noted)
    throw revived(error)
  }
}

/** The engine passes errors of steps on as plain objects; as errors again, the log keeps their stack. */
function revived(error: unknown): unknown {
  const { message, stack } = (error ?? {}) as { message?: unknown; stack?: unknown }
  if (error instanceof Error || typeof message !== "string" || typeof stack !== "string") return error
  return Object.assign(new Error(message), error)
}

type Outcome<Input, Result> = { input: WithAdditionalData<Input>; result: Result }
type ValidateWorkflow<Input> = ReturnWorkflow<
  WithAdditionalData<Input>,
  undefined,
  [Hook<"validate", WithAdditionalData<Input>, undefined>]
>
type DoneWorkflow<Input, Result, Done extends string> = ReturnWorkflow<
  Outcome<Input, Result>,
  undefined,
  [Hook<Done, Outcome<Input, Result>, undefined>]
>

export type HooksAround<Input, Result, Done extends string> = {
  hooks: ValidateWorkflow<Input>["hooks"] & DoneWorkflow<Input, Result, Done>["hooks"]
  /** Before anything is written. @throws what the hook refuses with */
  validate(container: MedusaContainer, input: Input, additionalData: Record<string, unknown> | undefined): Promise<void>
  /** After the commit. Never throws: a hook's error is logged, because the act is done. */
  runDoneHooks(
    container: MedusaContainer,
    input: Input,
    additionalData: Record<string, unknown> | undefined,
    result: Result,
  ): Promise<void>
}

/**
 * The same two hooks around an act that cannot be a workflow's step: its input holds a password, a code or a token, which the engine may
 * log or keep, or a payment happens between request and act. An error of the hook after it is logged and undoes nothing.
 */
export function hooksAround<Input extends object, Result extends object, const Done extends string>(
  name: string,
  done: Done,
): HooksAround<Input, Result, Done>
export function hooksAround(name: string, done: string) {
  const validateHooks = hookWorkflow(`${name}-validate`, "validate")
  const doneHooks = hookWorkflow(name, done)
  return {
    hooks: { validate: validateHooks.register, [done]: doneHooks.register },
    validate: (container: MedusaContainer, input: object, additionalData?: Record<string, unknown>) =>
      validateHooks.run(container, { ...input, additional_data: additionalData }),
    runDoneHooks: (
      container: MedusaContainer,
      input: object,
      additionalData: Record<string, unknown> | undefined,
      result: object,
    ) =>
      doneHooks
        .run(container, { input: { ...input, additional_data: additionalData }, result })
        .catch((error: unknown) =>
          log("error", "a hook failed after the act", {
            hook: done,
            cause: error instanceof Error ? error.stack : JSON.stringify(error),
          }),
        ),
  }
}

/** A workflow of one hook and nothing else, run only when a plugin uses the hook. */
function hookWorkflow(name: string, hookName: string) {
  const workflow = withReadableRefusals(
    createWorkflow(name, (input: WorkflowData<object>) => {
      const hook = createHook(hookName, input)
      return new WorkflowResponse(undefined, { hooks: [hook] as const })
    }),
  )
  let hasHandler = false
  return {
    register: (...handlers: unknown[]) => {
      hasHandler = true
      // The workflow is created above with a hook of this name.
      return (workflow.hooks as Record<string, (...handlers: unknown[]) => unknown>)[hookName]!(...handlers)
    },
    run: async (container: MedusaContainer, input: object): Promise<void> => {
      if (hasHandler) await withoutBus(container, (context) => workflow(container).run({ input, context }))
    },
  }
}
