import type { Meta, StoryObj } from '@storybook/react-vite'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect } from 'storybook/test'
import { AboutPage } from '#apps/game/src/features/content/about-page.tsx'
import { AUTH_KEY } from '#apps/game/src/shell/auth-state.ts'
import { inRouter } from '../../app/in-router.tsx'

const queries = new QueryClient()
queries.setQueryData(AUTH_KEY, null)

const meta = {
  title: 'features/content/About',
  component: AboutPage,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <QueryClientProvider client={queries}>
        <main style={{ padding: 12 }}>{Story()}</main>
      </QueryClientProvider>
    ),
    inRouter,
  ],
} satisfies Meta<typeof AboutPage>

export default meta
type Story = StoryObj<typeof meta>

export const Tour: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Об игре' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Построить замок' })).toHaveAttribute(
      'href',
      '/auth/register',
    )
    await expect(canvas.getByRole('link', { name: 'CC BY 3.0' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /Open Font License/ })).toBeVisible()
  },
}

export const OnASmallPhone: Story = { globals: { viewport: { value: 'phone' } } }
