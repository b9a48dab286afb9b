import type { Locator, Page } from 'playwright'
import {
  DIFFICULTIES,
  type Difficulty,
  missionDurationSeconds,
  missionEnergy,
} from '../../rules/missions/missions.ts'
import { type Aim, aimsOf, giveUp, isAtLeast, missionByName, regionNameOf } from './march-plan.ts'
import { type Card, readCards } from './mission-cards.ts'
import { closeSheet, look, type Newcomer, openByMenu, takeRewards, tap } from './newcomer.ts'

/** A march under way. */
export type Underway = Pick<Card, 'name' | 'chance'> & { difficulty: Difficulty; startedAt: number }

const LABELS = { EASY: 'Лёгкий', MEDIUM: 'Средний', HARD: 'Тяжёлый' } as const

/** A place is tried only if its chance is at most this much (per cent) below what the newcomer likes. */
const QUEST_RISK = 10

/** Looks at so many cards before taking the best of them. */
const CARDS_TO_COMPARE = 4

function cardOf(page: Page, name: string) {
  return page.getByRole('article', { name, exact: true })
}

async function readCard(lord: Newcomer, name: string): Promise<Card | undefined> {
  return (await readCards(lord.hand.page)).find((card) => card.name === name)
}

async function toMissions(lord: Newcomer, purpose: 'march' | 'look' = 'march'): Promise<void> {
  const { page } = lord.hand
  for (let turn = 0; turn < 3 && !page.url().includes('/game/missions'); turn += 1) {
    // A sheet that has not closed yet hides the menu.
    if (!(await openByMenu(lord, 'Походы', purpose))) await closeSheet(lord)
  }
  await page.locator('main article').first().waitFor()
  for (const tab of await page.getByRole('tablist', { name: 'Края' }).getByRole('tab').allInnerTexts()) {
    if (!/уровня/.test(tab)) lord.diary.see('region', tab.trim())
  }
}

/** Turns to the tab of the mission's region and unfolds its card. False if it cannot be found. */
async function unfold(lord: Newcomer, { mission }: Aim): Promise<Card | null> {
  const { page } = lord.hand
  const card = cardOf(page, mission.name)
  if (!(await card.isVisible().catch(() => false))) {
    const tabs = page.getByRole('tablist', { name: 'Края' })
    await tap(lord, tabs.getByRole('tab', { name: regionNameOf(mission) }), 'march')
    await card.waitFor({ timeout: 5_000 }).catch(() => undefined)
  }
  const shown = await readCard(lord, mission.name)
  if (!shown || shown.state === 'locked' || shown.state === 'away') return null
  return shown
}

/** Whether the card, as it is, starts a march that the newcomer likes. */
function suits(lord: Newcomer, card: Card, aim: Aim): boolean {
  const floor = lord.character.floor - (aim.quest === null ? 0 : QUEST_RISK)
  return (
    card.difficulty !== null &&
    card.chance !== null &&
    card.chance >= floor &&
    isAtLeast(card.difficulty, aim.least)
  )
}

/** Unfolds the card to choose difficulty and skill. Null if nothing there suits. */
async function choose(lord: Newcomer, aim: Aim): Promise<Card | null> {
  const { page } = lord.hand
  const card = cardOf(page, aim.mission.name)
  let shown = await readCard(lord, aim.mission.name)
  if (shown?.state === 'short' || shown?.state === 'back') {
    const way = card.getByRole('button', { name: /^(Снарядить|Изменить)/ })
    if (!(await tap(lord, way, 'march'))) return null
    shown = await readCard(lord, aim.mission.name)
  }
  if (!shown || shown.odds.length === 0) return null
  if (lord.diary.see('mechanic', `character of an enemy: ${shown.badge}`)) await lord.hand.read(14)
  const other = shown.skills.find(({ isChosen }) => !isChosen)
  const chosen = shown.skills.find(({ isChosen }) => isChosen)
  if (other && chosen && other.percent > chosen.percent + 2) {
    await tap(lord, card.getByRole('radio', { name: other.label }), 'march')
    lord.diary.see('mechanic', `mission skill: ${other.label}`)
    shown = (await readCard(lord, aim.mission.name)) ?? shown
  }
  const floor = lord.character.floor - (aim.quest === null ? 0 : QUEST_RISK)
  const good = shown.odds.filter(
    ({ difficulty, percent }) => percent >= floor && isAtLeast(difficulty, aim.least),
  )
  // The welcome says to begin with an easy one.
  const best = lord.diary.marches.length === 0 ? good[0] : good.at(-1)
  if (!best) return null
  if (best.difficulty !== shown.difficulty) {
    await tap(lord, card.getByRole('radio', { name: LABELS[best.difficulty] }), 'march')
  }
  return (await readCard(lord, aim.mission.name)) ?? null
}

/** Taps a start. False if the army stays: a sheet for a new level may have come under the finger. */
async function tapStart(lord: Newcomer, button: Locator): Promise<boolean> {
  const answer = lord.hand.page
    .waitForResponse((response) => response.url().endsWith('/missions/start'), { timeout: 6_000 })
    .then(
      (response) => response.ok(),
      () => false,
    )
  return (await tap(lord, button, 'march')) && (await answer)
}

/** What the newcomer wants first is the march that he has just won: «Ещё раз» in the menu starts it from any page. */
async function marchAgain(lord: Newcomer): Promise<Underway | null> {
  const last = lord.diary.marches.at(-1)
  const [first] = aimsOf(lord)
  if (last?.result !== 'WIN' || first?.mission.name !== last.name || !isAtLeast(last.difficulty, first.least))
    return null
  const { name, difficulty, chance } = last
  if (chance === null || chance < lord.character.floor) return null
  const menu = lord.hand.page.getByRole('navigation', { name: 'Главное меню' })
  const startedAt = lord.diary.clock.seconds()
  const isSent = await tapStart(lord, menu.getByRole('button', { name: /^Ещё раз/ }))
  return isSent ? { name, difficulty, chance, startedAt } : null
}

/** «Дальше: …» beside the result, unless its chance is too small for this newcomer. */
async function marchOn(lord: Newcomer): Promise<Underway | null> {
  const offer = lord.hand.page.locator('main article').getByRole('button', { name: /^Дальше: / })
  if (!(await offer.isVisible().catch(() => false))) return null
  const words = (await offer.innerText()).replaceAll('\u00ad', '').replaceAll(/\s+/g, ' ')
  const [, name = '', word = '', percent = ''] = /^Дальше: (.+) \((\S+), победа (\d+) %\)$/.exec(words) ?? []
  const difficulty = DIFFICULTIES.find((one) => LABELS[one].toLowerCase() === word)
  const chance = Number(percent)
  if (!difficulty || chance < lord.character.floor) return null
  await lord.hand.read(4)
  const startedAt = lord.diary.clock.seconds()
  return (await tapStart(lord, offer)) ? { name, difficulty, chance, startedAt } : null
}

/** Presses the start. Null with what stands in the way. */
async function start(lord: Newcomer, card: Card): Promise<Underway | string> {
  const { page } = lord.hand
  const button = cardOf(page, card.name).getByRole('button', { name: /^(В поход|Ещё раз)/ })
  const startedAt = lord.diary.clock.seconds()
  if (!(await tapStart(lord, button))) {
    const why = await button
      .first()
      .getAttribute('aria-describedby', { timeout: 2_000 })
      .catch(() => null)
    return why === null ? 'the start cannot be pressed' : page.locator(`[id="${why}"]`).innerText()
  }
  const { name, chance } = card
  return { name, difficulty: card.difficulty ?? 'EASY', chance, startedAt }
}

/**
 * Sends the army: again to the same place, to the one that the game offers next, or to one chosen from the cards. A
 * string says why nothing goes.
 */
export async function sendArmy(lord: Newcomer): Promise<Underway | string> {
  const again = await marchAgain(lord)
  if (again) return again
  await toMissions(lord)
  await takeRewards(lord)
  const next = await marchOn(lord)
  if (next) return next
  const last = lord.diary.marches.at(-1)
  let looked = 0
  for (const aim of aimsOf(lord)) {
    const shown = await unfold(lord, aim)
    if (!shown) {
      giveUp(lord, aim)
      continue
    }
    const isAgain = last?.name === shown.name && suits(lord, shown, aim)
    const ready = isAgain ? shown : await choose(lord, aim)
    looked += 1
    if (!ready) {
      giveUp(lord, aim)
      if (looked >= CARDS_TO_COMPARE) break
      continue
    }
    return start(lord, ready)
  }
  return 'no place with a good chance'
}

/** The easiest march of all, when nothing else suits. */
export async function sendArmyAnywhere(lord: Newcomer): Promise<Underway | string> {
  await toMissions(lord)
  const cards = (await readCards(lord.hand.page)).filter(
    ({ state }) => state !== 'locked' && state !== 'away',
  )
  const best = cards.toSorted((left, right) => (right.chance ?? 0) - (left.chance ?? 0))[0]
  const mission = missionByName(best?.name ?? '')
  if (!best || !mission) return 'no card'
  const aim: Aim = { mission, least: 'EASY', quest: null }
  if (
    best.state === 'short' &&
    (await cardOf(lord.hand.page, best.name).getByText('Снарядить').count()) > 0
  ) {
    await tap(lord, cardOf(lord.hand.page, best.name).getByRole('button', { name: /^Снарядить/ }), 'march')
  }
  const shown = (await readCard(lord, aim.mission.name)) ?? best
  lord.diary.remark(`takes the best that is there: ${shown.name}, ${shown.chance} %`)
  return start(lord, shown)
}

function resultOf(words: string) {
  if (words.includes('с победой')) return 'WIN' as const
  return words.includes('разбитым') ? ('LOSE' as const) : ('DRAW' as const)
}

/** Waits at the missions until the army is back, and writes the march down. */
export async function awaitArmy(lord: Newcomer, underway: Underway, taps: number, isRepeat: boolean) {
  const { hand, diary } = lord
  await toMissions(lord, 'look')
  const { difficulty } = underway
  const card = cardOf(hand.page, underway.name)
  const mission = missionByName(underway.name)
  const back = card.getByText(/Войско вернулось/)
  const wait = () => back.first().waitFor({ timeout: 300_000 })
  await (diary.speed === 1 ? wait() : diary.clock.excluding(wait))
  const shown = await readCard(lord, underway.name)
  const result = resultOf(shown?.result ?? '')
  if (mission) {
    const seconds = missionDurationSeconds(mission, difficulty, result)
    diary.clock.atLeast(underway.startedAt + seconds)
  }
  diary.marches.push({
    startedAt: underway.startedAt,
    name: underway.name,
    difficulty,
    chance: underway.chance,
    result,
    taps,
    isRepeat,
    energy: missionEnergy(difficulty),
    level: diary.level,
  })
  lord.sinceCastle += 1
  diary.see('enemy', `${underway.name}: ${shown?.enemy ?? ''}`)
  diary.see('mechanic', `${LABELS[difficulty]} поход`)
  if (result !== 'WIN') diary.see('mechanic', `result ${result}`)
  for (const spoil of shown?.spoils ?? []) noteSpoil(lord, spoil)
  await look(lord)
  // A sheet for a new level comes a moment later.
  await hand.page.waitForTimeout(700)
  await takeRewards(lord)
  if (lord.seen.sheet !== null && !lord.seen.sheet.startsWith('Уровень')) await closeSheet(lord)
}

/** Resources and gear of the spoils, without their amounts. */
function noteSpoil({ diary }: Newcomer, words: string): void {
  const name = words.replace(/[:,]?\s*\d.*$/u, '').trim()
  if (/^\p{Lu}/u.test(name) && !/^(Золото|Алмазы|Слава|Опыт|Не поместилось)/.test(name))
    diary.see('thing', name)
  if (/^Алмазы/.test(words)) diary.see('thing', 'a diamond from a march')
}
