import type { ReactNode } from 'react'

/** What stands beside a report. */
export type FightParts = {
  /** Below the stage when the replay is over. */
  next?: ReactNode
  /** What was checked of the report. */
  check?: ReactNode
  /** Links the names of players to their pages, which only players may see. */
  linksPlayers?: boolean
  /** Shown below the report. */
  children?: ReactNode
}
