import type { Check } from './run-check.ts'

/** What a run checks. */
export type Plan = {
  /** Checks that use one core each. The rows run in parallel, the checks of a row in turn. */
  readonly rows: readonly (readonly Check[])[]
  /** Suites that use all cores, in turn. */
  readonly suites: readonly Check[]
}
