import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { MissionsIcon } from '#apps/game/src/ui/pictures/icons.ts'
import { Card } from '#apps/game/src/ui/surfaces/card.tsx'
import { Countdown } from '#apps/game/src/ui/values/countdown.tsx'
import { ServerClock } from '#apps/game/src/ui/values/server-clock.tsx'

type StageProps = { seconds: number; offset?: number; onEnd?: () => void }

function Stage({ seconds, offset = 0, onEnd }: StageProps) {
  const [until] = useState(() => new Date(Date.now() + offset + seconds * 1000).toISOString())
  return (
    <ServerClock offset={offset}>
      <Card kind="row">
        <MissionsIcon />
        <div style={{ flex: 1 }}>
          Войско в походе
          <div style={{ color: 'var(--ink-2)', fontSize: 'var(--t-sm)' }}>«Чёрный брод», тяжёлый</div>
        </div>
        <b style={{ fontSize: '1.1rem' }}>
          <Countdown until={until} label="До возвращения" onEnd={onEnd} />
        </b>
      </Card>
    </ServerClock>
  )
}

const meta = { title: 'ui/Countdown', component: Stage } satisfies Meta<typeof Stage>

export default meta
type Story = StoryObj<typeof meta>

export const Minutes: Story = { args: { seconds: 252 } }

export const Days: Story = { args: { seconds: 86_400 + 22_800 } }

/** The device's clock is an hour slow. The countdown follows the server's. */
export const WrongClock: Story = {
  args: { seconds: 252, offset: 3_600_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent(/4:1[12]/)
  },
}

export const Ends: Story = {
  args: { seconds: 2, onEnd: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('0:02')
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent('0:01'))
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledOnce())
    await expect(canvas.getByRole('timer')).toHaveTextContent('0:00')
  },
}
