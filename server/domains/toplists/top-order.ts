import type { StandingSort } from '../../game/standings/models.ts'

/** An order of a top list. */
export type TopOrder = {
  readonly sort: Exclude<StandingSort, 'UNLIMITED'>
  readonly isDescending: boolean
}
