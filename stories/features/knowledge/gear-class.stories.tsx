import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent } from 'storybook/test'
import { GearClassView } from '#apps/game/src/features/knowledge/gear-class-page.tsx'
import { inRouter } from '../../app/in-router.tsx'

const meta = {
  title: 'features/knowledge/GearClass',
  component: GearClassView,
  args: {
    data: {
      gearClass: 'shield',
      name: 'Щит',
      legend: 'Нужен мечнику и всаднику. Спорят о нём оба.',
      icon: 'checked-shield',
      sharpenings: { characteristics: ['armor'], armorOrDodge: true, limits: true },
      models: [
        {
          gearId: 25,
          name: 'Дощатый щит',
          legend: 'Доски с ворот. Ворота в обиде.',
          icon: 'viking-shield',
          level: 6,
          characteristics: { armor: 100 },
          army: {},
        },
      ],
    },
    error: null,
    onRetry: fn(),
    isLoggedIn: false,
  },
  decorators: [inRouter],
} satisfies Meta<typeof GearClassView>

export default meta
type Story = StoryObj<typeof meta>

export const Class: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('100', { selector: 'dd' })).toBeVisible()
    await fireEvent.change(canvas.getByRole('slider', { name: 'Качество' }), { target: { value: '0' } })
    await expect(canvas.getByText('40', { selector: 'dd' })).toBeVisible()
    await fireEvent.change(canvas.getByRole('slider', { name: 'Звёзды' }), { target: { value: '2' } })
    await expect(canvas.getByText('120', { selector: 'dd' })).toBeVisible()
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'Заточка: броня')
    await expect(canvas.getByText('125', { selector: 'dd' })).toBeVisible()
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
