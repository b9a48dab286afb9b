import { useState } from 'react'
import { readLaunchParams } from '../../../shell/messenger/launch-params.ts'
import { forgetLaunch } from '../../../shell/messenger/launched.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Card } from '../../../ui/surfaces/card.tsx'
import { ErrorNote } from '../../../ui/surfaces/error-note.tsx'
import { MessengerEntrance } from './messenger-entrance.tsx'

function launchedBy(): { initData: string } | { fault: string } {
  try {
    return readLaunchParams()
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) }
  }
}

function openAsPage() {
  forgetLaunch()
  location.assign('/auth/login')
}

/** The login page inside the messenger. */
export function MessengerPage() {
  const [launch] = useState(launchedBy)
  if ('initData' in launch) return <MessengerEntrance initData={launch.initData} />
  return (
    <Card>
      <ErrorNote
        message={launch.fault}
        detail="Откройте игру из чата с ботом. Или войдите здесь по почте и паролю."
      />
      <Button full onClick={openAsPage}>
        Войти по почте
      </Button>
    </Card>
  )
}
