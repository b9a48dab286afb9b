import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { LegalView } from '#apps/game/src/features/content/legal-view.tsx'
import { LEGAL_TEXTS } from '#catalogue/legal/legal-texts.ts'

const meta = {
  title: 'features/content/Legal',
  component: LegalView,
  parameters: { layout: 'fullscreen' },
  args: {
    text: { page: 'refund', version: 1, publishedAt: null, ...LEGAL_TEXTS.refund },
    error: null,
    onRetry: fn(),
  },
} satisfies Meta<typeof LegalView>

export default meta
type Story = StoryObj<typeof meta>

export const Refund: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Как попросить' })).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
  },
}
export const Terms: Story = {
  args: { text: { page: 'terms', version: 1, publishedAt: null, ...LEGAL_TEXTS.terms } },
}
export const Privacy: Story = {
  args: {
    text: { page: 'privacy', version: 4, publishedAt: '2026-10-02T09:30:00.000Z', ...LEGAL_TEXTS.privacy },
  },
}
export const Loading: Story = { args: { text: undefined } }
export const Failed: Story = { args: { text: undefined, error: new Error('Нет связи') } }
