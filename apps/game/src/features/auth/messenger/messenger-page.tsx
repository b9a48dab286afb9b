import { useState } from 'react'
import { readLaunchParams } from '../../../shell/messenger/launch-params.ts'
import { MessengerEntrance } from './messenger-entrance.tsx'
import { MessengerRefused } from './messenger-refused.tsx'

function launchedBy(): { initData: string } | { fault: string } {
  try {
    return readLaunchParams()
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) }
  }
}

/** The login page inside the messenger. */
export function MessengerPage() {
  const [launch] = useState(launchedBy)
  if ('initData' in launch) return <MessengerEntrance initData={launch.initData} />
  return <MessengerRefused message={launch.fault} detail="Откройте игру из чата с ботом" />
}
