import type { Locator } from 'playwright'
import type { Character } from './character.ts'
import type { Diary } from './diary.ts'
import type { Hand, Purpose } from './hand.ts'
import { readScreen, type Seen } from './screen.ts'

/** A quest as the newcomer knows it from slips and lists. */
export type KnownQuest = { title: string; way: string }

/** A newcomer at play, and what he remembers. */
export type Newcomer = {
  readonly character: Character
  readonly hand: Hand
  readonly diary: Diary
  /** Quests in their order, as last seen. */
  quests: KnownQuest[]
  /** Actions that did not work, with the state in which they were tried. */
  readonly failed: Map<string, string>
  /** Marches since the castle was last visited. */
  sinceCastle: number
  seen: Seen
}

/** Looks at the screen: notes what is new and remembers the quests in sight. */
export async function look(lord: Newcomer): Promise<Seen> {
  const seen = await readScreen(lord.hand.page)
  const { diary } = lord
  if (seen.level > 0) {
    lord.seen = seen
    if (seen.level > diary.level) {
      diary.level = seen.level
      diary.see('level', `level ${seen.level}`)
    }
  }
  if (seen.heading !== '' && seen.path.startsWith('/game') && diary.see('page', pageName(seen))) {
    await lord.hand.read(16)
  }
  for (const title of seen.toasts) if (title.startsWith('Открыто: ')) diary.see('opened', title)
  for (const { title, isDone, way } of seen.quests) {
    diary.see('quest', title)
    const known = lord.quests.find((quest) => quest.title === title)
    if (isDone) lord.quests = lord.quests.filter((quest) => quest.title !== title)
    else if (known) known.way = way === '' ? known.way : way
    else lord.quests.push({ title, way })
  }
  return lord.seen
}

function pageName({ path, heading }: Seen): string {
  if (path.startsWith('/game/fight-log/') || heading.startsWith('Отчёт о битве:')) return 'Отчёт о битве'
  if (path.replace(/\/$/, '') === '/game' || heading.startsWith('Замок: ')) return 'Мой замок'
  return heading
}

/** Taps and then looks at what has come of it. The sheet of a new level comes by itself: it is accepted first. */
export async function tap(lord: Newcomer, target: Locator, purpose: Purpose): Promise<boolean> {
  const accept = lord.hand.page
    .getByRole('dialog', { name: /^Уровень \d+$/ })
    .getByRole('button', { name: 'Принять награду' })
  if (await accept.isVisible()) {
    await look(lord)
    await lord.hand.read(20)
    await lord.hand.tap(accept, 'reward')
    await lord.hand.page.waitForTimeout(500)
  }
  const done = await lord.hand.tap(target, purpose)
  if (done) await look(lord)
  return done
}

/** Opens a page by the menu, of which a part is behind «Ещё». */
export async function openByMenu(lord: Newcomer, label: string, purpose: Purpose): Promise<boolean> {
  const { page } = lord.hand
  const menu = page.getByRole('navigation', { name: 'Главное меню' })
  const link = menu.getByRole('link', { name: label, exact: false })
  if (await tap(lord, link, purpose)) return arrived(lord)
  const more = menu.getByRole('button', { name: 'Ещё', exact: true })
  if (!(await tap(lord, more, purpose))) return false
  if (await tap(lord, page.getByRole('dialog').getByRole('link', { name: label }), purpose))
    return arrived(lord)
  await closeSheet(lord)
  return false
}

async function arrived(lord: Newcomer): Promise<true> {
  await lord.hand.page.locator('main h1').first().waitFor()
  await lord.hand.page.waitForTimeout(500)
  await look(lord)
  return true
}

/** Closes the topmost sheet by its cross. */
export async function closeSheet(lord: Newcomer): Promise<void> {
  const sheet = lord.hand.page.locator('dialog[open]').last()
  if (await sheet.isVisible().catch(() => false)) {
    await lord.hand.tap(sheet.getByRole('button', { name: 'Закрыть' }).first(), 'look')
  }
}

/** Accepts a level-up and takes every reward in sight. */
export async function takeRewards(lord: Newcomer): Promise<void> {
  const { page } = lord.hand
  for (let turn = 0; turn < 8; turn += 1) {
    await look(lord)
    const all = page.getByRole('button', { name: /^Забрать всё/ })
    const one = page.getByRole('button', { name: /^Забрать(?! всё)/ })
    if (!(await tap(lord, all, 'reward')) && !(await tap(lord, one, 'reward'))) return
    // The server answers, the coins fly, the next quest comes.
    await page.waitForTimeout(1200)
  }
}

/** The state on which it depends whether a purpose works: a failed one is not tried again before it changes. */
export function stateOf({ seen, diary }: Newcomer): string {
  return `${seen.level} ${Math.floor(seen.gold / 150)} ${Math.floor(seen.glory / 250)} ${Math.floor(diary.marches.length / 6)}`
}
