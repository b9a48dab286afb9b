import { CRUSADES } from '#catalogue/crusades/crusades.ts'
import { MISSION_VIGNETTES } from '#catalogue/missions/missions.ts'
import type {
  Crusade,
  CrusadeBoss,
  CrusadeCandidate,
  CrusadeMark,
  CrusadeMember,
  CrusadeReason,
  OpenCrusade,
  PlayerInfo,
} from '#generated/types.ts'
import { titleForLevel } from '#rules/player/title.ts'
import { inMinutes } from '../missions/fixtures/args.ts'

export const TITLE_TOO_LOW: CrusadeReason = {
  code: 'titleTooLow',
  message: 'Поход откроется с титулом, на 16-м уровне',
}
export const UNDERWAY: CrusadeReason = { code: 'crusadeUnderway', message: 'Вы уже в крестовом походе' }
export const FULL: CrusadeReason = { code: 'crusadeFull', message: 'В походе больше нет мест' }

export function player(playerId: number, name: string, level = 20): PlayerInfo {
  return {
    playerId,
    name,
    level,
    title: titleForLevel(level),
    guildTag: null,
    avatarUrl: null,
    arms: `p${playerId}`,
  }
}

export const RATIBOR = player(17, 'Ратибор', 22)
export const LYUBAVA = player(18, 'Любава', 20)
export const SVYATOSLAV = player(19, 'Святослав', 21)
export const OSTROBOR = player(20, 'Остробор', 18)
/** The longest name that a player may have. */
export const LONG = player(21, 'Ярополкобрячислав', 60)

/** A boss of the catalogue. */
export function bossOf(key: string, changes: Partial<CrusadeBoss> = {}): CrusadeBoss {
  const found = CRUSADES.find((crusade) => crusade.key === key)
  if (!found) throw new Error(`No crusade ${key}`)
  const { name, legend, level, enemyName, icon, vignette, hostsNeeded } = found
  return {
    missionKey: key,
    name,
    legend,
    level,
    title: titleForLevel(level),
    enemyName,
    icon,
    vignette: MISSION_VIGNETTES.find((kind) => kind === vignette) ?? 'mountains',
    hostsNeeded,
    energy: 10,
    durationSeconds: 300,
    powerPercent: 88,
    winPercent: 71,
    experience: 540,
    goldMin: 640,
    goldMax: 960,
    drops: [
      { kind: 'GEAR', name: 'Вещь', icon: 'battle-gear', chancePercent: 80 },
      { kind: 'RESOURCE', name: 'Железо', icon: 'metal-bar', chancePercent: 100 },
      { kind: 'DIAMOND', name: 'Алмаз', icon: 'cut-diamond', chancePercent: 40 },
    ],
    refusals: [],
    ...changes,
  }
}

export const BOSSES: readonly CrusadeBoss[] = CRUSADES.map(({ key, level }) =>
  bossOf(key, level >= 26 ? { refusals: [TITLE_TOO_LOW], winPercent: 3, powerPercent: 190 } : {}),
)

export function openCrusade(crusadeId: number, changes: Partial<OpenCrusade> = {}): OpenCrusade {
  return {
    crusadeId,
    missionKey: 'minotaurMaze',
    bossName: 'Бычий лабиринт',
    level: 20,
    hostsNeeded: 3,
    name: 'За клубком в лабиринт',
    leader: LYUBAVA,
    members: 2,
    membersMax: 6,
    averageLevel: 21,
    createdAt: inMinutes(-18),
    isGuildMate: false,
    tie: 'NONE',
    joinRefusals: [],
    ...changes,
  }
}

export function member(info: PlayerInfo, changes: Partial<CrusadeMember> = {}): CrusadeMember {
  return {
    player: info,
    isGenerated: false,
    isOnline: true,
    isLeader: false,
    power: 96,
    winShare: 33,
    isAway: false,
    hasEnergy: true,
    ...changes,
  }
}

export function candidate(info: PlayerInfo, changes: Partial<CrusadeCandidate> = {}): CrusadeCandidate {
  return { player: info, isGenerated: false, isOnline: false, power: 91, since: inMinutes(-4), ...changes }
}

/** A crusade of three that gathers, as its leader sees it. */
export function gathering(changes: Partial<Crusade> = {}): Crusade {
  return {
    crusadeId: 5,
    state: 'GATHERING',
    name: 'За клубком в лабиринт',
    boss: bossOf('minotaurMaze'),
    leader: RATIBOR,
    members: [
      member(RATIBOR, { isLeader: true, power: 118, winShare: 38 }),
      member(LYUBAVA),
      member(SVYATOSLAV, { isOnline: false, power: 90, winShare: 29 }),
    ],
    membersMax: 6,
    power: 304,
    powerPercent: 104,
    winPercent: 54,
    createdAt: inMinutes(-60),
    disbandsAt: inMinutes(60 * 70),
    startedAt: null,
    endsAt: null,
    fightId: null,
    result: null,
    tie: 'LEADER',
    requests: [candidate(OSTROBOR), candidate(player(30, 'Мстивой', 17), { isGenerated: true, power: 74 })],
    invitations: [candidate(player(31, 'Забава', 23), { isOnline: true })],
    inviteKey: '00000000-0000-4000-8000-000000000005',
    joinRefusals: [],
    startRefusals: [],
    serverTime: inMinutes(0),
    ...changes,
  }
}

/** The same crusade for somebody who is no member. */
export function fromOutside(changes: Partial<Crusade> = {}): Crusade {
  const { members } = gathering()
  return gathering({
    tie: 'NONE',
    members: members.map((one) => ({ ...one, isAway: null, hasEnergy: null })),
    requests: [],
    invitations: [],
    inviteKey: null,
    ...changes,
  })
}

export const mark: CrusadeMark = {
  crusadeId: 5,
  name: 'За клубком в лабиринт',
  state: 'GATHERING',
  isLeader: true,
  members: 3,
  requests: 2,
  startedAt: null,
  endsAt: null,
  changes: 7,
}

export function marching(minutes = 4): CrusadeMark {
  return { ...mark, state: 'OUT', requests: 0, startedAt: inMinutes(-1), endsAt: inMinutes(minutes) }
}
