import type { Page } from 'playwright'

/** What is on the screen, as the newcomer reads it. */
export type Seen = {
  path: string
  heading: string
  level: number
  gold: number
  diamonds: number
  glory: number
  energy: number
  /** Titles of the quests in sight. */
  quests: { title: string; isDone: boolean; way: string }[]
  toasts: string[]
  /** Title of the topmost sheet. */
  sheet: string | null
  /** The menu shows gear that has not been looked at. */
  newGear: boolean
}

/** Runs in the page. */
function read(): Seen {
  const textOf = (element: Element | null | undefined) =>
    (element?.textContent ?? '').replaceAll('\u00ad', '').replaceAll(/\s+/g, ' ').trim()
  const numberAfter = (label: string) => {
    const words = [...document.querySelectorAll('section[aria-label="Казна"] .sr')].map(textOf)
    const found = words.find((one) => one.startsWith(`${label}: `)) ?? ''
    return Number(found.replaceAll(/\D/g, ''))
  }
  const energyLabel = document.querySelector('button[aria-label^="Энергия: "]')?.getAttribute('aria-label')
  const itemsOf = (root: Element | null) =>
    [...(root?.querySelectorAll('h3') ?? [])].flatMap((head) => {
      const item = head.parentElement
      // A heading whose button only explains it is none of a quest.
      if (!head.querySelector(':scope > button') || !item || /что это значит/.test(textOf(head))) return []
      const action = [...item.querySelectorAll(':scope > button, :scope > a')].at(-1)
      const way = textOf(action)
      return [{ title: textOf(head), isDone: way === 'Забрать', way: way === 'Забрать' ? '' : way }]
    })
  const slip = document.querySelector('aside[aria-label="Поручение"]')
  const slipTitle = textOf(slip?.querySelector('h2'))
  const slipDone = textOf(slip).includes('Исполнено, награда ждёт')
  const sheets = [...document.querySelectorAll('dialog[open]')]
  const sheet = sheets.at(-1)
  const tasks = sheet && textOf(sheet.querySelector('h2')) === 'Поручения' ? sheet : null
  const badge = document.querySelector('header [class*="level"]')
  return {
    path: location.pathname,
    heading: textOf(document.querySelector('main h1')),
    level: Number(badge ? textOf(badge).replaceAll(/\D/g, '') : 0),
    gold: numberAfter('Золото'),
    diamonds: numberAfter('Алмазы'),
    glory: numberAfter('Слава'),
    energy: Number(/\d+/.exec(energyLabel ?? '')?.[0] ?? 0),
    quests: [
      ...(slipTitle === ''
        ? []
        : [{ title: slipTitle, isDone: slipDone, way: slipDone ? '' : textOf(slip?.querySelector('a')) }]),
      ...itemsOf(document.querySelector('section[aria-label="Поручения"]')),
      ...itemsOf(tasks),
    ],
    toasts: [...document.querySelectorAll('[data-sonner-toast] [data-title]')].map(textOf),
    sheet: sheet ? textOf(sheet.querySelector('h2')) : null,
    newGear: /нов(ая вещь|ые вещи|ых вещей)/.test(
      textOf(document.querySelector('nav a[href="/game/inventory"]')),
    ),
  }
}

export function readScreen(page: Page): Promise<Seen> {
  return page.evaluate(read)
}
