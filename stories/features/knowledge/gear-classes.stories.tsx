import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { GearClassesView } from '#apps/game/src/features/knowledge/gear-classes-page.tsx'
import type { GearClassKnowledgeList } from '#generated/types.ts'
import { inRouter } from '../../app/in-router.tsx'

const DATA: GearClassKnowledgeList = {
  classes: [
    {
      gearClass: 'rangedWeapon',
      name: 'Стрелковое оружие',
      legend: 'Луки, самострелы и одна упрямая праща.',
      icon: 'bow-arrow',
      models: 12,
    },
    {
      gearClass: 'lightArmor',
      name: 'Лёгкая броня',
      legend: 'Не стесняет движений, особенно бегства.',
      icon: 'leather-vest',
      models: 12,
    },
  ],
}

/** The classes of gear, each with a link to its page. */
const meta = {
  title: 'features/knowledge/GearClasses',
  component: GearClassesView,
  args: { data: DATA, error: null, onRetry: fn(), isLoggedIn: false },
  decorators: [inRouter],
} satisfies Meta<typeof GearClassesView>

export default meta
type Story = StoryObj<typeof meta>

export const Classes: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /Стрелковое оружие/ })
    await expect(link).toHaveAttribute('href', '/knowledge-base/gear/rangedWeapon')
  },
}

export const Loading: Story = { args: { data: undefined } }

export const Failed: Story = {
  args: { data: undefined, error: new Error('Произошла ошибка') },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Попробовать ещё раз' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
