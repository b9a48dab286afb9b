import { type Diary, type March, minuteOf, type News } from './diary.ts'
import type { Played } from './play.ts'

/** Longest time without news in seconds, and when it began, until `end`. */
export function longestQuiet(news: readonly News[], end: number): { seconds: number; from: number } {
  const times = [0, ...news.map(({ playSeconds }) => playSeconds).filter((at) => at < end), end]
  const gaps = times.slice(1).map((at, index) => {
    const from = times[index] ?? 0
    return { seconds: at - from, from }
  })
  return gaps.toSorted((left, right) => right.seconds - left.seconds)[0] ?? { seconds: 0, from: 0 }
}

/** The most marches to one place with one difficulty in a row, none of which brought anything new. */
export function likeMarches({ marches, news }: Pick<Diary, 'marches' | 'news'>): number {
  let longest = 0
  let row = 0
  marches.forEach((march, index) => {
    const before = marches[index - 1]
    const isLike = before?.name === march.name && before.difficulty === march.difficulty
    const since = before?.startedAt ?? 0
    const isNew = news.some(({ playSeconds }) => playSeconds > since && playSeconds <= march.startedAt)
    row = isLike && !isNew ? row + 1 : 1
    longest = Math.max(longest, row)
  })
  return longest
}

/** The most marches in a row between two new things. */
export function marchesWithoutNews({ marches, news }: Pick<Diary, 'marches' | 'news'>): number {
  let longest = 0
  let row = 0
  marches.forEach((march, index) => {
    const until = marches[index + 1]?.startedAt ?? Number.POSITIVE_INFINITY
    row += 1
    if (news.some(({ playSeconds }) => playSeconds >= march.startedAt && playSeconds < until)) row = 0
    longest = Math.max(longest, row)
  })
  return longest
}

function mean(numbers: readonly number[]): string {
  return numbers.length === 0 ? '–' : (numbers.reduce((sum, one) => sum + one, 0) / numbers.length).toFixed(1)
}

function count(marches: readonly March[], result: March['result']): number {
  return marches.filter((march) => march.result === result).length
}

function levelTimes({ news }: Diary): string {
  return news
    .filter(({ kind }) => kind === 'level')
    .map(({ what, playSeconds }) => `${what.replace('level ', '')} at ${minuteOf(playSeconds)}`)
    .join(', ')
}

/** One line for each minute of play in which something was new. */
function chronicle({ news }: Diary): string {
  const minutes = new Map<number, News[]>()
  for (const item of news) {
    const minute = Math.floor(item.playSeconds / 60)
    minutes.set(minute, [...(minutes.get(minute) ?? []), item])
  }
  const rows = [...minutes].map(([minute, items]) => {
    const words = items.map(({ kind, what }) => `${kind}: ${what}`).join(' · ')
    return `| ${minute} | ${(items[0]?.realSeconds ?? 0) / 60 < 100 ? ((items[0]?.realSeconds ?? 0) / 60).toFixed(1) : ''} | ${items[0]?.speed} | ${items.at(-1)?.level} | ${words} |`
  })
  return [
    '| minute of play | real minute | speed | level | new |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n')
}

const HALF_HOUR_SECONDS = 1_800

function summary(played: Played): string[] {
  const { character, diary, taps, energyGone } = played
  const { marches, news, clock } = diary
  const repeats = marches.filter(({ isRepeat }) => isRepeat).map((march) => march.taps)
  const others = marches.filter(({ isRepeat }) => !isRepeat).map((march) => march.taps)
  const end = Math.min(HALF_HOUR_SECONDS, marches.at(-1)?.startedAt ?? clock.seconds())
  const quiet = longestQuiet(news, end)
  return [
    character.title,
    String(marches.length),
    `${count(marches, 'WIN')} / ${count(marches, 'LOSE')} / ${count(marches, 'DRAW')}`,
    mean(marches.map((march) => march.taps)),
    `${mean(repeats)} (at most ${Math.max(0, ...repeats)})`,
    `${mean(others)} (at most ${Math.max(0, ...others)})`,
    `${taps.reward} / ${taps.quest} / ${taps.household} / ${taps.look}`,
    `${minuteOf(quiet.seconds)} from ${minuteOf(quiet.from)}`,
    String(likeMarches(diary)),
    String(marchesWithoutNews(diary)),
    levelTimes(diary),
    energyGone ? `${minuteOf(energyGone.seconds)}, level ${energyGone.level}` : 'never',
  ]
}

const LABELS = [
  'play',
  'marches',
  'won / lost / drawn',
  'taps a march, mean',
  'taps of a repeated march',
  'taps of another march',
  'other taps: rewards / quests / household / looking',
  'longest time without news in the first half hour',
  'most like marches in a row without news',
  'most marches without news',
  'levels',
  'energy first gone',
]

/** The record as Markdown. */
export function recordOf(plays: readonly Played[]): string {
  const columns = plays.map(summary)
  const rows = LABELS.map(
    (label, row) => `| ${[label, ...columns.map((column) => column[row] ?? '')].join(' | ')} |`,
  )
  const rule = `| ${['---', ...columns.map(() => '---')].join(' | ')} |`
  const details = plays.map(({ character, diary, covered, complaints, serverLog }) =>
    [
      `### ${character.title}`,
      chronicle(diary),
      '#### Remarks',
      ...diary.remarks.map((line) => `- ${line}`),
      ...covered.map((line) => `- covered: ${line}`),
      ...complaints.map((line) => `- console: ${line}`),
      ...serverLog
        .split('\n')
        .filter((line) => /"level":[4-6]0/.test(line))
        .map((line) => `- server: ${line}`),
    ].join('\n'),
  )
  return [rows[0], rule, ...rows.slice(1), '', ...details].join('\n')
}
