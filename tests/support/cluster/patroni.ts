import { setTimeout as delay } from 'node:timers/promises'
import { z } from 'zod'
import { DATABASE_MACHINES, type DatabaseMachine, type DocumentedFiles } from './documented-files.ts'

const member = z.object({ name: z.enum(['db1', 'db2', 'db3']), role: z.string(), state: z.string() })
const view = z.object({
  members: z.array(member.extend({ lag: z.union([z.number(), z.string()]).optional() })),
})

type Member = z.infer<typeof view>['members'][number]

/** What Patroni says about the cluster, through its own interface. */
export type Patroni = {
  primary(): Promise<DatabaseMachine>
  /** A standby that a commit waits for. */
  synchronousStandby(): Promise<DatabaseMachine>
  /** Waits for a primary, two standbys that follow it, one of them synchronous. */
  untilWhole(): Promise<void>
  /** Gives the primary's work to the synchronous standby. */
  switchover(): Promise<void>
}

const LOOK_EVERY_MS = 300
const WHOLE_WITHIN_MS = 240_000

function isWhole(members: readonly Member[]): boolean {
  const follows = ({ role, state, lag }: Member) =>
    role === 'leader' ? state === 'running' : ['running', 'streaming'].includes(state) && lag === 0
  return (
    members.length === DATABASE_MACHINES.length &&
    members.every(follows) &&
    ['leader', 'sync_standby'].every((role) => members.filter((one) => one.role === role).length === 1)
  )
}

export function watchPatroni(files: DocumentedFiles): Patroni {
  const urlOf = (machine: DatabaseMachine) => `http://${files.addressOf(machine)}:${files.portOf(8008)}`
  /** What the first machine says that answers. */
  const members = async (): Promise<readonly Member[]> => {
    for (const machine of DATABASE_MACHINES) {
      const signal = AbortSignal.timeout(5000)
      const answer = await fetch(`${urlOf(machine)}/cluster`, { signal }).catch(() => undefined)
      const read = answer?.ok ? view.safeParse(await answer.json().catch(() => undefined)) : undefined
      if (read?.success) return read.data.members
    }
    return []
  }
  const withRole = async (role: string): Promise<DatabaseMachine> => {
    for (;;) {
      const found = (await members()).find((one) => one.role === role)
      if (found) return found.name
      await delay(LOOK_EVERY_MS)
    }
  }
  const primary = () => withRole('leader')
  const synchronousStandby = () => withRole('sync_standby')
  return {
    primary,
    synchronousStandby,
    untilWhole: async () => {
      const end = performance.now() + WHOLE_WITHIN_MS
      let seen = await members()
      while (!isWhole(seen)) {
        if (performance.now() > end) throw new Error(`The databases are not whole: ${JSON.stringify(seen)}`)
        await delay(LOOK_EVERY_MS)
        seen = await members()
      }
    },
    switchover: async () => {
      const [leader, candidate] = [await primary(), await synchronousStandby()]
      const answer = await fetch(`${urlOf(leader)}/switchover`, {
        method: 'POST',
        body: JSON.stringify({ leader, candidate }),
      })
      if (!answer.ok) throw new Error(`Patroni refuses the switchover: ${await answer.text()}`)
    },
  }
}
