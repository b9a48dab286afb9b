import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Avatar } from '#apps/game/src/ui/pictures/avatar.tsx'
import { PlayerBadge } from '#apps/game/src/ui/pictures/player-badge.tsx'
import { Card } from '#apps/game/src/ui/surfaces/card.tsx'
import { Row, Stack } from './stage.tsx'

const meta = { title: 'ui/People' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const PORTRAIT =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"%3E%3Cpath fill="%2322509f" d="M0 0h9v9H0z"/%3E%3Ccircle cx="4.5" cy="4" r="2" fill="%23e3b23a"/%3E%3C/svg%3E'

export const Avatars: Story = {
  render: () => (
    <Card>
      <Row>
        <Avatar id={1} size={24} />
        <Avatar id={2} level={17} />
        <Avatar id={3} size={76} />
        <Avatar id={4} src={PORTRAIT} level={4} />
        <Avatar id={null} />
      </Row>
    </Card>
  ),
}

export const PictureDoesNotLoad: Story = {
  render: () => (
    <Card>
      <Avatar id={5} src="/no-such-picture.png" />
    </Card>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull())
    await expect(canvasElement.querySelector('svg')).toBeVisible()
  },
}

export const Badges: Story = {
  render: () => (
    <Stack width={320}>
      <PlayerBadge player={{ id: 7, name: 'Ратибор', level: 17 }} note="Барон · «ВРНЪ»" />
      <Card>
        <Stack>
          <PlayerBadge player={{ id: 8, name: 'Мстислав', level: 21 }} note="Граф" />
          <PlayerBadge player={{ id: 9, name: 'Высокопревосходительственнейший Ростислав' }} note="Рыцарь" />
          <PlayerBadge player={null} />
        </Stack>
      </Card>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Неизвестен')).toBeVisible()
  },
}
