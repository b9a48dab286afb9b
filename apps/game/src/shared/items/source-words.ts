import {
  type ItemSource,
  type MissionSource,
  type SourcedItem,
  sourcesOf,
} from '#catalogue/inventory/item-sources.ts'
import { formatNumber, formatPercent } from '../../ui/format/number.ts'

/** This many missions are named, the nearest to the player's level first. */
const NAMED_MISSIONS_MAX = 3

/** One place where an item comes from, with what to expect there. */
export type SourceWords = {
  key: string
  place: string
  note: string
  /** Missions are open to everybody, other pages may still be locked. */
  page: 'missions' | null
}

/** Basis points as per cent: «12 %», «0,4 %». */
function chanceWords(basisPoints: number): string {
  const percent = basisPoints / 100
  return formatPercent(percent >= 1 ? Math.round(percent) : Math.round(percent * 10) / 10)
}

function missionWords({ missionKey, name, level, amount, chance }: MissionSource): SourceWords {
  const most = amount > 1 ? `по ${formatNumber(amount)} шт., ` : ''
  return {
    key: missionKey,
    place: `«${name}», ${level}-й уровень`,
    note: `${most}${chanceWords(chance.EASY)} на лёгком, ${chanceWords(chance.HARD)} на тяжёлом`,
    page: 'missions',
  }
}

function otherWords(source: Exclude<ItemSource, MissionSource>): SourceWords {
  switch (source.kind) {
    case 'shop':
      return { key: 'shop', place: 'Лавка', note: 'за золото, что сегодня на прилавке', page: null }
    case 'market':
      return { key: 'market', place: 'Рынок', note: 'у соседей', page: null }
    case 'dailyReward':
      return {
        key: 'dailyReward',
        place: 'Награда дня',
        note: `на ${source.days.map((day) => `${day}-й`).join(', ')} день`,
        page: null,
      }
    case 'craftRemoval':
      return { key: 'craftRemoval', place: 'Снятая отделка', note: 'возвращает свои ресурсы', page: null }
  }
}

/** Missions that the player may already enter, the highest first, then those that come next. */
function nearestMissions(missions: readonly MissionSource[], level: number): MissionSource[] {
  const open = missions.filter((mission) => mission.level <= level).reverse()
  const ahead = missions.filter((mission) => mission.level > level)
  return [...open, ...ahead].slice(0, NAMED_MISSIONS_MAX)
}

/** Where an item comes from, in words. The missions nearest to the player's level come first. */
export function sourceWords(item: SourcedItem, level: number): SourceWords[] {
  const sources = sourcesOf(item)
  const missions = sources.filter((source) => source.kind === 'mission')
  const others = sources.filter((source) => source.kind !== 'mission')
  return [...nearestMissions(missions, level).map(missionWords), ...others.map(otherWords)]
}
