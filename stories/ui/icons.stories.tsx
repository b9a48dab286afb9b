import type { Meta, StoryObj } from '@storybook/react-vite'
import * as icons from '#apps/game/src/ui/pictures/icons.ts'
import { Card } from '#apps/game/src/ui/surfaces/card.tsx'

const meta = { title: 'ui/Icons' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const All: Story = {
  render: () => (
    <Card>
      <div style={{ display: 'grid', gap: 10, gridTemplateColumns: 'repeat(auto-fill, minmax(130px, 1fr))' }}>
        {Object.entries(icons).map(([name, Icon]) => (
          <span key={name} style={{ display: 'flex', gap: 8, alignItems: 'center', fontSize: 'var(--t-xs)' }}>
            <Icon width={20} height={20} />
            <Icon width={28} height={28} />
            {name.replace('Icon', '')}
          </span>
        ))}
      </div>
    </Card>
  ),
}
