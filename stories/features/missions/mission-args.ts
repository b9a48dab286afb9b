import { fn, within } from 'storybook/test'
import type { MissionsViewProps } from '#apps/game/src/features/missions/missions-view.tsx'
import type { Energy, MissionOutcome, MissionRun } from '#generated/types.ts'
import { missionListAt, startArmy } from './world.ts'

export function inMinutes(minutes: number): string {
  return new Date(Date.now() + minutes * 60_000).toISOString()
}

export function energyOf(current: number): Energy {
  return {
    current,
    max: 120,
    nextAt: current < 120 ? inMinutes(7.7) : null,
    fullAt: null,
    intervalSeconds: 720,
    intervalChange: null,
    laterIntervalChange: null,
    doubledUntil: null,
    spentToday: 0,
    experiencePercent: 100,
    restore: { price: { gold: 0, diamonds: 1 }, gives: 10, left: 12, resetsAt: inMinutes(300) },
  }
}

export const run: MissionRun = {
  missionRunId: 7,
  missionKey: 'oldMill',
  name: 'Старая мельница',
  difficulty: 'EASY',
  skill: 'FRONTAL_ATTACK',
  startedAt: inMinutes(-1),
  endsAt: inMinutes(2),
}

export function outcome(result: MissionOutcome['result']): MissionOutcome {
  return {
    missionRunId: 7,
    missionKey: 'oldMill',
    name: 'Старая мельница',
    difficulty: 'EASY',
    skill: 'FRONTAL_ATTACK',
    result,
    reward:
      result === 'WIN'
        ? {
            experience: 105,
            gold: 24,
            diamonds: 1,
            glory: 0,
            resources: [{ resourceId: 4, name: 'Лён', icon: 'rolled-cloth', amount: 1, leftBehind: 0 }],
            gear: [
              {
                gearEntityId: 31,
                gearId: 39,
                name: 'Лапти',
                icon: 'wooden-clogs',
                gearClass: 'boots' as const,
                quality: 37,
                isLeftBehind: false,
              },
            ],
          }
        : { experience: 0, gold: 0, diamonds: 0, glory: 0, resources: [], gear: [] },
    fightId: 41,
    finishedAt: inMinutes(-1),
  }
}

/** The page of a newcomer. */
export const missionArgs: MissionsViewProps = {
  list: missionListAt(1),
  progress: { active: null, last: null, won: 48, total: 61, crusade: null },
  lord: { level: 1, experience: 120, energy: energyOf(78) },
  quests: [],
  error: null,
  onRetry: fn(),
  host: {
    army: startArmy,
    error: null,
    onRetry: fn(),
    hiring: { gold: 300, isFilling: false, onFill: fn() },
  },
  starting: null,
  onStart: fn(),
  onReturn: fn(),
}

export function card(canvas: HTMLElement, name: string) {
  return within(within(canvas).getByRole('article', { name }))
}
