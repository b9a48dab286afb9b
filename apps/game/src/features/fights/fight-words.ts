import type { FightHost, FightResult, FightStrike } from '../../../../../generated/types.ts'

export const RESULT_WORDS = {
  WIN: 'Победа',
  LOSE: 'Поражение',
  DRAW: 'Ничья',
} satisfies Record<FightResult, string>

type Kind = FightStrike['kind']

const OWN_BLOWS = {
  VOLLEY: 'Лучники дают залп',
  CHARGE: 'Конница врывается в строй',
  STRIKE: 'Мечники бьют',
  HEAL: 'Священники лечат',
} satisfies Record<Kind, string>

/** An enemy of the catalogue has no groups: half of its strength is ranged, half melee. */
const WILD_BLOWS = {
  VOLLEY: 'удар издали',
  CHARGE: 'натиск',
  STRIKE: 'удар вблизи',
  HEAL: 'лечение',
} satisfies Record<Kind, string>

const MISSED_BLOWS = {
  VOLLEY: 'Лучники стреляют',
  CHARGE: 'Конница налетает',
  STRIKE: 'Мечники замахиваются',
  HEAL: OWN_BLOWS.HEAL,
} satisfies Record<Kind, string>

/** A strike's text in the log, without its host's name. */
export function strikeWords(
  strike: Pick<FightStrike, 'kind' | 'hit'>,
  host: Pick<FightHost, 'army'>,
): string {
  if (host.army === null) return WILD_BLOWS[strike.kind]
  return (strike.hit ? OWN_BLOWS : MISSED_BLOWS)[strike.kind]
}

/** The group behind each kind of strike, for the table. */
export const GROUP_WORDS = {
  VOLLEY: { own: 'Лучники', wild: 'Издали' },
  STRIKE: { own: 'Мечники', wild: 'Вблизи' },
  CHARGE: { own: 'Конница', wild: 'Натиск' },
  HEAL: { own: 'Священники', wild: 'Лечение' },
} satisfies Record<Kind, { own: string; wild: string }>
