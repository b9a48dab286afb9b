import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { ConnectionNotice } from '#apps/admin/src/connection-notice.tsx'
import { noteReach } from '#apps/admin/src/server-reach.ts'
import { createConsoleServer } from './console-server.ts'
import { ConsoleStage } from './console-stage.tsx'

const { answer } = createConsoleServer()

/** What the console says while the server is not reached. */
const meta = {
  title: 'admin/ConnectionNotice',
  component: ConnectionNotice,
  decorators: [
    (Story) => (
      <ConsoleStage>
        <Story />
      </ConsoleStage>
    ),
  ],
  beforeEach: () => {
    const stop = answer({})
    noteReach(false)
    return () => {
      stop()
      noteReach(true)
    }
  },
} satisfies Meta<typeof ConnectionNotice>

export default meta
type Story = StoryObj<typeof meta>

export const Lost: Story = {
  play: async () => {
    // It fades in.
    await waitFor(() => expect(screen.getByText(/Нет связи с сервером/)).toBeVisible())
  },
}

/** A call was answered. */
export const Back: Story = {
  play: async () => {
    await screen.findByText(/Нет связи с сервером/)
    noteReach(true)
    await waitFor(() => expect(screen.queryByText(/Нет связи с сервером/)).toBeNull())
  },
}
