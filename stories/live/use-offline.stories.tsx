import type { Meta, StoryObj } from '@storybook/react-vite'
import { onlineManager } from '@tanstack/react-query'
import { expect, waitFor } from 'storybook/test'
import { useOffline } from '#apps/game/src/live/use-offline.ts'
import { Card } from '#apps/game/src/ui/surfaces/card.tsx'

function Network() {
  return <Card>{useOffline() ? 'Нет связи' : 'Связь есть'}</Card>
}

const meta = { title: 'live/UseOffline', component: Network } satisfies Meta<typeof Network>

export default meta
type Story = StoryObj<typeof meta>

/** The page uses the query library's state, so its message agrees with what the library holds back. */
export const LostAndBack: Story = {
  play: async ({ canvas }) => {
    window.dispatchEvent(new Event('offline'))
    await waitFor(() => expect(canvas.getByText('Нет связи')).toBeVisible())
    await expect(onlineManager.isOnline()).toBe(false)
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(canvas.getByText('Связь есть')).toBeVisible())
  },
}
