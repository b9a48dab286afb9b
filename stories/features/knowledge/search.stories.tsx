import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { KnowledgeView } from '#apps/game/src/features/knowledge/knowledge-view.tsx'
import { inRouter } from '../../app/in-router.tsx'

const meta = {
  title: 'features/knowledge/Search',
  component: KnowledgeView,
  args: {
    entries: [
      {
        kind: 'GEAR',
        key: '25',
        title: 'Дощатый щит',
        text: 'Щит. Доски с ворот. Ворота в обиде.',
        page: 'gear/shield',
      },
      {
        kind: 'MISSION',
        key: 'beeGlade',
        title: 'Пчелиная поляна',
        text: 'Медведь ест мёд.',
        page: 'missions',
      },
      { kind: 'TIP', key: 'gearLimits', title: 'Требования', text: 'Щит работает не сразу.', page: 'tips' },
    ],
    error: null,
    onRetry: fn(),
    query: '',
    text: '',
    onType: fn(),
  },
  decorators: [inRouter],
} satisfies Meta<typeof KnowledgeView>

export default meta
type Story = StoryObj<typeof meta>

export const Entrance: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: /Снаряжение/ })).toHaveAttribute(
      'href',
      '/knowledge-base/gear',
    )
    await userEvent.type(canvas.getByRole('searchbox'), 'щ')
    await expect(args.onType).toHaveBeenCalledWith('щ')
  },
}

export const Found: Story = {
  args: { query: 'ЩИТ', text: 'ЩИТ' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('2 записи')
    await userEvent.click(canvas.getByRole('searchbox'))
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('link', { name: 'Дощатый щит' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('link', { name: 'Требования' })).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(canvas.getByRole('link', { name: 'Дощатый щит' })).toHaveAttribute(
      'href',
      '/knowledge-base/gear/shield#25',
    )
  },
}

export const NothingFound: Story = {
  args: { query: 'дирижабль', text: 'дирижабль' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/По запросу «дирижабль» ничего не нашлось/)).toBeVisible()
  },
}

export const Loading: Story = { args: { entries: undefined, query: 'щит', text: 'щит' } }

export const Failed: Story = {
  args: { entries: undefined, query: 'щит', text: 'щит', error: new Error('Произошла ошибка') },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Попробовать ещё раз' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
