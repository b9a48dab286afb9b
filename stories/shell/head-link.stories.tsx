import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { HeadLink, HeadLinks } from '#apps/game/src/shell/head-link.tsx'
import { PageFrame } from '#apps/game/src/ui/surfaces/page-frame.tsx'
import { inRouter } from '../app/in-router.tsx'

const meta = {
  title: 'shell/HeadLink',
  component: HeadLink,
  decorators: [inRouter],
  args: { to: 'challenge', isBack: true },
  render: (args) => (
    <PageFrame title="Рекорды состязаний" aside={<HeadLink {...args} />}>
      <p style={{ color: 'var(--bone)' }}>Лучшие за все дни</p>
    </PageFrame>
  ),
} satisfies Meta<typeof HeadLink>

export default meta
type Story = StoryObj<typeof meta>

const PHONE = { globals: { viewport: { value: 'phone' } } }

export const Back: Story = {
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading').getBoundingClientRect()
    const link = canvas.getByRole('link', { name: 'К состязанию' }).getBoundingClientRect()
    await expect(link.left).toBeGreaterThan(title.right)
  },
}

/** An arrow before the title, which takes no row for itself. A long title breaks its line. */
export const BackOnPhone: Story = {
  ...PHONE,
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading').getBoundingClientRect()
    const link = canvas.getByRole('link', { name: 'К состязанию' }).getBoundingClientRect()
    await expect(link.right).toBeLessThanOrEqual(title.left)
    await expect(link.width).toBeGreaterThanOrEqual(44)
    await expect(link.top).toBeGreaterThanOrEqual(title.top)
    await expect(link.bottom).toBeLessThanOrEqual(title.bottom)
  },
}

/** Beside a title of ten letters on a phone of 345 px. */
export const TwoOnPhone: Story = {
  ...PHONE,
  parameters: { layout: 'fullscreen' },
  render: () => (
    <div style={{ width: 320 }}>
      <PageFrame
        title="Состязание"
        aside={
          <HeadLinks label="О состязаниях">
            <HeadLink to="challengeHistory">Прошлые</HeadLink>
            <HeadLink to="challengeRecords">Рекорды</HeadLink>
          </HeadLinks>
        }
      >
        <p style={{ color: 'var(--bone)' }}>Идёт состязание</p>
      </PageFrame>
    </div>
  ),
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading').getBoundingClientRect()
    for (const link of canvas.getAllByRole('link')) {
      const { top, bottom } = link.getBoundingClientRect()
      await expect(top).toBeLessThan(title.bottom)
      await expect(bottom - top).toBeLessThan(40)
    }
  },
}

/** What the page is there for. */
export const Act: Story = {
  args: { to: 'raidChoose', isBack: false, variant: 'act', children: 'Выбрать соперника' },
}

/** An address that is no page of the game. */
export const Address: Story = {
  args: { to: { address: '/guides/2' }, isBack: false, children: 'К руководству' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'К руководству' })).toHaveAttribute('href', '/guides/2')
  },
}
