import type { ListFightsParams } from '#generated/types.ts'

/** Which reports are shown. */
export const FIGHT_FILTERS = ['all', 'missions', 'crusades', 'raids', 'defences'] as const
export type FightFilter = (typeof FIGHT_FILTERS)[number]

/** What the server is asked for. */
export const FIGHT_QUERIES = {
  all: {},
  missions: { type: 'MISSION' },
  crusades: { type: 'GROUP_MISSION' },
  raids: { type: 'FORAY', side: 'ATTACKER' },
  defences: { type: 'FORAY', side: 'DEFENDER' },
} as const satisfies Record<FightFilter, Pick<ListFightsParams, 'type' | 'side'>>

const PARAMETER = 'of'

/** The filter of an address: `?of=raids`. All reports without one. */
export function fightFilterOf(params: URLSearchParams): FightFilter {
  const value = params.get(PARAMETER)
  return FIGHT_FILTERS.find((filter) => filter === value) ?? 'all'
}

export function paramsOfFilter(filter: FightFilter): URLSearchParams {
  return new URLSearchParams(filter === 'all' ? {} : { [PARAMETER]: filter })
}
