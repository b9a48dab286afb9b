import type { Page } from 'playwright'
import type { Difficulty } from '../../rules/missions/missions.ts'

/** A mission's card as it is shown. */
export type Card = {
  name: string
  /** `locked` cards offer nothing. */
  state: 'locked' | 'away' | 'back' | 'open' | 'short'
  /** As the card would start it now. */
  difficulty: Difficulty | null
  chance: number | null
  /** Chances by difficulty, where the card shows them. */
  odds: { difficulty: Difficulty; percent: number }[]
  /** Chances by mission skill, where the card shows them. */
  skills: { label: string; percent: number; isChosen: boolean }[]
  badge: string
  enemy: string
  result: string
  spoils: string[]
}

/** Runs in the page. */
function read(): Card[] {
  const textOf = (element: Element | null | undefined) =>
    (element?.textContent ?? '').replaceAll('\u00ad', '').replaceAll(/\s+/g, ' ').trim()
  const percentIn = (words: string) => {
    const found = /(\d+)\s%/.exec(words)
    return found ? Number(found[1]) : null
  }
  const difficultyIn = (words: string): Difficulty | null => {
    if (/лёгк/i.test(words)) return 'EASY'
    if (/средн/i.test(words)) return 'MEDIUM'
    return /тяжёл/i.test(words) ? 'HARD' : null
  }
  return [...document.querySelectorAll('main article[aria-label]')].map((article): Card => {
    const buttons = [...article.querySelectorAll('button')].map(textOf)
    const words = textOf(article)
    const foe = [...article.querySelectorAll('p')].find(
      (line) => line.querySelector('b') && textOf(line).includes('%'),
    )
    const radios = [...article.querySelectorAll<HTMLInputElement>('input[type=radio]')]
    const odds = radios.flatMap((radio) => {
      const difficulty = (['EASY', 'MEDIUM', 'HARD'] as const).find((one) => one === radio.value)
      return difficulty ? [{ difficulty, percent: percentIn(textOf(radio.closest('label'))) ?? 0 }] : []
    })
    const skills = radios.flatMap((radio) =>
      /^(FRONTAL_ATTACK|REAR_BATTLE)$/.test(radio.value)
        ? [
            {
              label: radio.getAttribute('aria-label') ?? '',
              percent: percentIn(textOf(radio.closest('label'))) ?? 0,
              isChosen: radio.checked,
            },
          ]
        : [],
    )
    const chosen = radios.find((radio) => radio.checked)?.value
    const status = textOf(article.querySelector('[role=status]'))
    const state =
      words.includes('вернётся через') || words.includes('у ворот')
        ? 'away'
        : status.includes('Войско вернулось')
          ? 'back'
          : odds.length > 0
            ? 'open'
            : buttons.some((one) => /В поход|Снарядить/.test(one))
              ? 'short'
              : 'locked'
    return {
      name: article.getAttribute('aria-label') ?? '',
      state,
      difficulty:
        odds.find(({ difficulty }) => difficulty === chosen)?.difficulty ?? difficultyIn(textOf(foe)),
      chance: percentIn(textOf(foe)),
      odds,
      skills,
      badge: textOf(article.querySelector('[class*="badge"]')),
      enemy: textOf(foe?.querySelector('b')),
      result: status,
      spoils: [...(article.querySelector('[role=status]')?.querySelectorAll('li') ?? [])].map(textOf),
    }
  })
}

export function readCards(page: Page): Promise<Card[]> {
  return page.evaluate(read)
}
