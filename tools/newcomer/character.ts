import type { Screen } from '../../tests/support/browser.ts'

/** How a newcomer plays. */
export type Character = {
  readonly name: string
  readonly screen: Screen
  /** Of the record. */
  readonly title: string
  /** Does not start a march with a smaller chance (per cent). */
  readonly floor: number
  /** Likes at most so many marches to one place in a row. */
  readonly repeatsInARow: number
  /** Looks at the castle and the list of quests after so many marches. */
  readonly castleEvery: number
  /** Follows quests, or goes to places that are new. */
  readonly taste: 'quests' | 'places'
}

export const CHARACTERS: readonly Character[] = [
  {
    name: 'Осмысл',
    screen: 'phone',
    title: 'careful, 360 × 740, touch',
    floor: 80,
    repeatsInARow: 4,
    castleEvery: 3,
    taste: 'quests',
  },
  {
    name: 'Удалой',
    screen: 'phone',
    title: 'bold, 360 × 740, touch',
    floor: 55,
    repeatsInARow: 3,
    castleEvery: 6,
    taste: 'places',
  },
  {
    name: 'Домовит',
    screen: 'desk',
    title: 'thrifty, 1280 × 800, mouse',
    floor: 70,
    repeatsInARow: 5,
    castleEvery: 4,
    taste: 'quests',
  },
]
