import type { FightHost, FightResult, FightStrike } from '../../../../../generated/types.ts'

export const resultWords = {
  WIN: 'Победа',
  LOSE: 'Поражение',
  DRAW: 'Ничья',
} satisfies Record<FightResult, string>

type Kind = FightStrike['kind']

const ownBlows = {
  VOLLEY: 'Лучники дают залп',
  CHARGE: 'Конница врывается в строй',
  STRIKE: 'Мечники бьют',
  HEAL: 'Священники лечат',
} satisfies Record<Kind, string>

/** An enemy of the catalogue has no groups: half of its strength is ranged, half melee. */
const wildBlows = {
  VOLLEY: 'удар издали',
  CHARGE: 'натиск',
  STRIKE: 'удар вблизи',
  HEAL: 'лечение',
} satisfies Record<Kind, string>

const missed = {
  VOLLEY: 'Лучники стреляют',
  CHARGE: 'Конница налетает',
  STRIKE: 'Мечники замахиваются',
  HEAL: ownBlows.HEAL,
} satisfies Record<Kind, string>

/** A strike's text in the log, without its host's name. */
export function strikeWords(
  strike: Pick<FightStrike, 'kind' | 'hit'>,
  host: Pick<FightHost, 'army'>,
): string {
  if (host.army === null) return wildBlows[strike.kind]
  return (strike.hit ? ownBlows : missed)[strike.kind]
}

/** The group behind each kind of strike, for the table. */
export const groupWords = {
  VOLLEY: { own: 'Лучники', wild: 'Издали' },
  STRIKE: { own: 'Мечники', wild: 'Вблизи' },
  CHARGE: { own: 'Конница', wild: 'Натиск' },
  HEAL: { own: 'Священники', wild: 'Лечение' },
} satisfies Record<Kind, { own: string; wild: string }>
