import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from 'playwright'
import type { Difficulty } from '../../rules/missions/missions.ts'
import type { PlayClock } from './play-clock.ts'

/** What kind of new thing: shown in the record. */
export type NewsKind =
  | 'page'
  | 'opened'
  | 'quest'
  | 'level'
  | 'region'
  | 'enemy'
  | 'mechanic'
  | 'thing'
  | 'building'

export type News = {
  readonly playSeconds: number
  readonly realSeconds: number
  readonly speed: number
  readonly level: number
  readonly kind: NewsKind
  readonly what: string
}

export type March = {
  readonly startedAt: number
  readonly name: string
  readonly difficulty: Difficulty
  /** Chance that the card told, in per cent. */
  readonly chance: number | null
  readonly result: 'WIN' | 'LOSE' | 'DRAW' | null
  readonly taps: number
  readonly isRepeat: boolean
  readonly energy: number
  readonly level: number
}

export type Diary = {
  readonly clock: PlayClock
  readonly news: News[]
  readonly marches: March[]
  /** Free remarks with their time: nothing to do, energy gone, a purpose that failed. */
  readonly remarks: string[]
  speed: number
  level: number
  /** Writes down what is new, with a picture. False if it is known. */
  see(kind: NewsKind, what: string): boolean
  remark(words: string): void
  /** Waits for the pictures. */
  close(): Promise<void>
}

const PICTURED: ReadonlySet<NewsKind> = new Set(['page', 'level', 'region', 'mechanic', 'enemy', 'building'])

export function minuteOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`
}

export async function openDiary(clock: PlayClock, page: Page, folder: string, name: string): Promise<Diary> {
  await mkdir(folder, { recursive: true })
  const seen = new Set<string>()
  let pictures: Promise<unknown> = Promise.resolve()
  const diary: Diary = {
    clock,
    news: [],
    marches: [],
    remarks: [],
    speed: 1,
    level: 1,
    see: (kind, what) => {
      if (what === '' || seen.has(`${kind} ${what}`)) return false
      seen.add(`${kind} ${what}`)
      const { level, speed } = diary
      const [playSeconds, realSeconds] = [clock.seconds(), clock.realSeconds()]
      diary.news.push({ playSeconds, realSeconds, speed, level, kind, what })
      console.log(`${name} ${minuteOf(playSeconds)} L${level} ${kind}: ${what}`)
      if (PICTURED.has(kind)) {
        const file = `${String(diary.news.length).padStart(3, '0')}-${kind}-${what.replaceAll(/[^\p{L}\d]+/gu, '-')}.png`
        pictures = pictures
          .then(() => page.screenshot({ path: path.join(folder, file) }))
          .catch(() => undefined)
      }
      return true
    },
    remark: (words) => {
      const line = `${minuteOf(clock.seconds())} L${diary.level} ${words}`
      diary.remarks.push(line)
      console.log(`${name} ${line}`)
    },
    close: async () => {
      await pictures
    },
  }
  return diary
}
