import { CHALLENGE_TEXTS } from '#catalogue/challenges/challenges.ts'
import type { ChallengeType } from '#generated/types.ts'
import { counted } from '../../ui/format/counted.ts'
import { formatNumber } from '../../ui/format/number.ts'

/** The name of a challenge: «Гроза соседей». */
export function challengeTitle(type: ChallengeType): string {
  return CHALLENGE_TEXTS.find((text) => text.type === type)?.title ?? 'Состязание'
}

/** A score: «1 240 очков». */
export function scoreWords(score: number): string {
  return counted(score, ['очко', 'очка', 'очков'])
}

/** A place: «12-е место». */
export function placeWords(place: number): string {
  return `${formatNumber(place)}-е\u00a0место`
}
