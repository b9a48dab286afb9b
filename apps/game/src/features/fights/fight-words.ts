import type { FightHost, FightResult, FightSummary } from '#generated/types.ts'
import { formatNumber } from '../../ui/format/number.ts'
import type { ShownStrike } from './shown-report.ts'

export const RESULT_WORDS = {
  WIN: 'Победа',
  LOSE: 'Поражение',
  DRAW: 'Ничья',
} satisfies Record<FightResult, string>

type Kind = ShownStrike['kind']

/** Several ways to say the same, so that the log does not repeat itself round by round. */
const OWN_BLOWS = {
  VOLLEY: ['Лучники дают залп', 'Стрелы ложатся в строй', 'Лучники не жалеют стрел'],
  CHARGE: ['Конница врывается в строй', 'Конница заходит с фланга', 'Конница сминает ряды'],
  STRIKE: ['Мечники бьют', 'Мечники теснят врага', 'Мечники рубятся'],
  HEAL: ['Священники лечат', 'Священники перевязывают раненых', 'Священники поднимают упавших'],
  CATAPULT: ['Катапульта бьёт по двору', 'Камень пробивает крышу', 'Катапульта крушит частокол'],
} satisfies Record<Kind, readonly string[]>

/** An enemy of the catalogue has no groups: half of its strength is ranged, half melee. */
const WILD_BLOWS = {
  VOLLEY: ['удар издали'],
  CHARGE: ['натиск'],
  STRIKE: ['удар вблизи'],
  HEAL: ['лечение'],
  CATAPULT: ['камень из катапульты'],
} satisfies Record<Kind, readonly string[]>

const MISSED_BLOWS = {
  VOLLEY: ['Лучники стреляют'],
  CHARGE: ['Конница налетает'],
  STRIKE: ['Мечники замахиваются'],
  HEAL: OWN_BLOWS.HEAL,
  CATAPULT: OWN_BLOWS.CATAPULT,
} satisfies Record<Kind, readonly string[]>

/** A strike's text in the log, without its army's name. */
export function strikeWords(
  { kind, hits }: { kind: Kind; hits: number },
  contender: Pick<FightHost, 'army'>,
  round: number,
): string {
  const ways: readonly string[] =
    contender.army === null ? WILD_BLOWS[kind] : hits > 0 ? OWN_BLOWS[kind] : MISSED_BLOWS[kind]
  return ways[round % ways.length] ?? ''
}

/** What a row of the table compares. */
export const KIND_WORDS = {
  VOLLEY: 'Издали',
  CHARGE: 'Конница',
  STRIKE: 'Вблизи',
  HEAL: 'Лечение',
  CATAPULT: 'Катапульта',
} satisfies Record<Kind, string>

/** What a fight without a reward is said to have brought: the defender of a castle reads what was taken. */
export function noSpoilsWords({ side, goldLost }: Pick<FightSummary, 'side' | 'goldLost'>): string {
  if (side === 'ATTACKER') return 'Без добычи'
  return goldLost > 0 ? `Унесли золота: ${formatNumber(goldLost)}` : 'Казна цела'
}
