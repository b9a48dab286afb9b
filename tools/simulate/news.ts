import { MISSIONS } from '#catalogue/missions/missions.ts'
import type { Castle } from './castle.ts'

/** Up to this level missions without anything new are counted. */
export const NEWS_LEVEL = 10

const MISSION_LEVELS: ReadonlySet<number> = new Set(MISSIONS.map(({ level }) => level))

/** Something that this player sees for the first time: `key` names it. */
export function notice(castle: Castle, key: string): void {
  if (castle.news.seen.has(key)) return
  castle.news.seen.add(key)
  castle.news.quietMissions = -1
}

/** A level is new if it opens a mission. */
export function noticeLevel(castle: Castle): void {
  if (MISSION_LEVELS.has(castle.level)) notice(castle, `level ${castle.level}`)
}

/** A mission is over: quiet if nothing new came of it. */
export function endMission(castle: Castle): void {
  if (castle.level >= NEWS_LEVEL) return
  const { news, record } = castle
  news.quietMissions += 1
  if (news.quietMissions > record.quietMissions.longest) {
    record.quietMissions = { longest: news.quietMissions, level: castle.level }
  }
}
