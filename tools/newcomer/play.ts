import type { Browser, Page } from 'playwright'
import { newVisitor } from '../../tests/support/browser.ts'
import { newcomer as formOf, register } from '../../tests/support/play.ts'
import type { Character } from './character.ts'
import { type Diary, openDiary } from './diary.ts'
import { createHand, type Purpose } from './hand.ts'
import { closeSheet, look, type Newcomer } from './newcomer.ts'
import { createPlayClock } from './play-clock.ts'
import { readScreen } from './screen.ts'
import { type Course, newCourse, takeTurn } from './turn.ts'
import { createWorld } from './world.ts'

const FAST_SPEED = 60
const LAST_LEVEL = 10

export type Played = Pick<Course, 'energyGone' | 'breaks'> & {
  character: Character
  diary: Diary
  taps: Record<Purpose, number>
  scrolls: number
  covered: readonly string[]
  /** Errors of the browser's console. */
  complaints: readonly string[]
  serverLog: string
}

export type PlayOptions = {
  /** Of the pictures. */
  folder: string
  /** Real time at normal speed, before the world runs faster. */
  slowSeconds: number
  /** Real time of the whole play. */
  minutes: number
}

/** Plays an hour or more as this newcomer, in a world of its own. */
export async function play(browser: Browser, character: Character, options: PlayOptions): Promise<Played> {
  const { folder, slowSeconds, minutes } = options
  const world = await createWorld(1)
  try {
    const visitor = await newVisitor(browser, world.url, character.screen, 'allow')
    const { page, complaints } = visitor
    const hand = createHand(page, character.screen)
    await register(page, formOf(character.name))
    page.setDefaultTimeout(60_000)
    const clock = createPlayClock()
    const diary = await openDiary(clock, page, folder, character.name)
    await page.locator('main h1').first().waitFor()
    const seen = await readScreen(page)
    const lord: Newcomer = { character, hand, diary, quests: [], failed: new Map(), sinceCastle: 0, seen }
    await welcome(lord)
    const course = newCourse()
    const runFaster = async () => {
      const before = complaints.length
      await world.restart(FAST_SPEED)
      await reopen(page)
      // The page complains while the server is away.
      complaints.splice(before)
      diary.speed = FAST_SPEED
      diary.remark(`the world runs ${FAST_SPEED} times faster from here on`)
    }
    while (clock.realSeconds() < minutes * 60 && diary.level < LAST_LEVEL) {
      if (diary.speed === 1 && clock.realSeconds() >= slowSeconds) await clock.excluding(runFaster)
      try {
        await takeTurn(lord, course)
      } catch (error) {
        // A tap that missed must not end the hour. A person would look again, too.
        diary.remark(`lost the thread: ${String(error).split('\n').slice(0, 4).join(' ')}`)
        await clock.excluding(() => reopen(page))
      }
    }
    await diary.close()
    await visitor.context.close()
    return {
      character,
      diary,
      taps: {
        march: hand.taps('march'),
        reward: hand.taps('reward'),
        quest: hand.taps('quest'),
        household: hand.taps('household'),
        look: hand.taps('look'),
      },
      scrolls: hand.scrolls(),
      covered: hand.covered,
      complaints,
      serverLog: world.log(),
      energyGone: course.energyGone,
      breaks: course.breaks,
    }
  } finally {
    await world.stop()
  }
}

async function reopen(page: Page): Promise<void> {
  await page.goto('/game/missions')
  await page.locator('main article').first().waitFor({ timeout: 60_000 })
}

/** Reads the welcome and follows its button. */
async function welcome(lord: Newcomer): Promise<void> {
  const { page, read, tap } = lord.hand
  await look(lord)
  const sheet = page.getByRole('dialog')
  await sheet.first().waitFor()
  await read(40)
  lord.diary.see('quest', lord.seen.quests[0]?.title ?? '')
  await tap(sheet.getByRole('link', { name: 'К походам' }), 'quest')
  await closeSheet(lord)
  await look(lord)
}
