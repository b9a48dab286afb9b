import type { ChallengeType } from '#rules/challenges/challenges.ts'

export type ChallengeText = { type: ChallengeType; title: string; description: string; icon: string }

/** The seven challenges in the order of their turns, with title and text for the rules panel. */
export const CHALLENGE_TEXTS: readonly ChallengeText[] = [
  {
    type: 'ENERGY_SPENDING',
    title: 'Неутомимый',
    description:
      'Побеждает тот, кто потратит больше энергии в походах и набегах. За игровой день засчитывается не больше 240.',
    icon: 'sprint',
  },
  {
    type: 'MISSION_WINNING',
    title: 'Покоритель походов',
    description: 'Побеждает тот, кто одержит больше побед в походах.',
    icon: 'laurel-crown',
  },
  {
    type: 'FORAYS',
    title: 'Гроза соседей',
    description: 'Побеждает тот, кто совершит больше набегов на других игроков.',
    icon: 'siege-tower',
  },
  {
    type: 'MISSION_DIAMONDS_EARNING',
    title: 'Охотник за алмазами',
    description: 'Побеждает тот, кто добудет в походах больше алмазов.',
    icon: 'cut-diamond',
  },
  {
    type: 'MISSION_DAMAGE_DEALING',
    title: 'Тяжёлая рука',
    description: 'Побеждает тот, кто нанесёт врагам в походах больше урона.',
    icon: 'mailed-fist',
  },
  {
    type: 'FORAYS_BLOCKS',
    title: 'Крепкие ворота',
    description: 'Побеждает тот, кто отобьёт больше набегов на свой замок.',
    icon: 'closed-doors',
  },
  {
    type: 'MISSION_GOLD_EARNING',
    title: 'Золотая жила',
    description: 'Побеждает тот, кто принесёт из походов больше золота.',
    icon: 'gold-nuggets',
  },
]

/** The prize of a place. `upTo` is a place, or a percentage of all who scored. */
export type ChallengePrize = {
  upTo: { place: number } | { percent: number }
  diamonds: number
  glory: number
  /** Gear of the player's level of at least this quality; null for none. */
  gearQualityMin: number | null
  /** Energy recovers twice as fast until the next challenge ends. */
  doubleRecovery: boolean
}

/** From the first place down. A player gets the first line that fits. The upper half gets a prize. */
export const CHALLENGE_PRIZES: readonly ChallengePrize[] = [
  { upTo: { place: 1 }, diamonds: 30, glory: 60, gearQualityMin: 80, doubleRecovery: true },
  { upTo: { place: 2 }, diamonds: 20, glory: 40, gearQualityMin: 70, doubleRecovery: true },
  { upTo: { place: 3 }, diamonds: 15, glory: 30, gearQualityMin: 60, doubleRecovery: true },
  { upTo: { place: 10 }, diamonds: 12, glory: 20, gearQualityMin: null, doubleRecovery: false },
  { upTo: { percent: 10 }, diamonds: 9, glory: 15, gearQualityMin: null, doubleRecovery: false },
  { upTo: { percent: 25 }, diamonds: 7, glory: 10, gearQualityMin: null, doubleRecovery: false },
  { upTo: { percent: 50 }, diamonds: 5, glory: 5, gearQualityMin: null, doubleRecovery: false },
]
