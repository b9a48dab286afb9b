import type { ChallengeRaidTimer, ChallengeRules } from '#generated/types.ts'
import { counted } from '../../ui/format/counted.ts'

/** What a challenge changes beside its points, a sentence each. */
export function ruleLines({ fines, extraDiamonds, raidTimers }: ChallengeRules): string[] {
  const lines: string[] = []
  if (fines) {
    lines.push(
      `За проигранный поход снимаются очки: лёгкий −${fines.easy}, средний −${fines.medium}, тяжёлый −${fines.hard}.`,
    )
  }
  if (extraDiamonds) {
    lines.push(
      `Поход, который приносит алмазы, приносит ещё ${counted(extraDiamonds, ['алмаз', 'алмаза', 'алмазов'])}.`,
    )
  }
  if (raidTimers) {
    lines.push(
      `Войско отдыхает после набега ${instead(raidTimers.rest)}.`,
      `Ограбленный замок неприкосновенен ${instead(raidTimers.immunity)}.`,
      `На тот же замок можно напасть снова через ${instead(raidTimers.cooldown)}.`,
    )
  }
  return lines
}

function instead({ seconds, normalSeconds }: ChallengeRaidTimer): string {
  return `${shortTime(seconds)} вместо ${shortTime(normalSeconds)}`
}

/** «10 мин», «12 ч»: no cases to bend. */
function shortTime(seconds: number): string {
  const minutes = Math.round(seconds / 60)
  return minutes % 60 === 0 ? `${minutes / 60}\u00a0ч` : `${minutes}\u00a0мин`
}
