import { alikeNames } from '../game/alike-names/timer.ts'
import { blockEnd } from '../game/blocks/timer.ts'
import { endChallenge, neighbourScores } from '../game/challenges/timer.ts'
import { neighboursGrow } from '../game/neighbours/timer.ts'
import { standingsCount } from '../game/standings/timer.ts'
import { statistics } from '../game/statistics/timer.ts'
import type { DefinedTimer, TimerKind } from '../game/timers/schedule.ts'
import type { TimerHandlers } from '../platform/timers/timer-handlers.ts'
import { emailChange } from './auth/timers.ts'
import { blockedCrusader, crusadeEnd, crusadeGathering, neighbourCrusades } from './crusades/timers.ts'
import { donateOrderEnd } from './donate/timers.ts'
import { blockedCandidate, guildFoundingEnd, guildLeaders } from './guilds/timers.ts'
import { lotEnd, marketStalls } from './market/timers.ts'
import { missionEnd } from './missions/timers.ts'
import { neighbourRaids } from './raids/timers.ts'
import { deletePlayer, newsLetters } from './settings/timers.ts'
import { taxesEnd } from './taxes/timers.ts'

const timers: { readonly [Kind in TimerKind]: DefinedTimer<Kind> } = {
  missionEnd,
  taxesEnd,
  lotEnd,
  guildFoundingEnd,
  guildLeaders,
  donateOrderEnd,
  marketStalls,
  standings: standingsCount,
  neighboursGrow,
  neighbourRaids,
  crusadeEnd,
  crusadeGathering,
  neighbourCrusades,
  endChallenge,
  neighbourScores,
  emailChange,
  deletePlayer,
  blockEnd,
  blockedCrusader,
  blockedCandidate,
  newsLetters,
  statistics,
  alikeNames,
}

/** The handlers of the domains' timers, by kind. */
export const timerHandlers: TimerHandlers = Object.fromEntries(
  Object.values(timers).map(({ kind, handle }) => [kind, handle]),
)
