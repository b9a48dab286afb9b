import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { OwnGuildView } from '#apps/game/src/features/guilds/own-guild-view.tsx'
import type { SavedGuildRole } from '#generated/types.ts'
import { inRouter } from '../../app/in-router.tsx'
import { GUILD, LEADER, MEMBER, NEWCOMER, ownGuildArgs, ROLES } from './fixtures.ts'

const meta = {
  title: 'features/guilds/Roles',
  component: OwnGuildView,
  decorators: [inRouter],
  args: ownGuildArgs,
} satisfies Meta<typeof OwnGuildView>

export default meta
type Story = StoryObj<typeof meta>

function reasons() {
  return within(document.body).getByRole('dialog', { name: 'Почему нельзя' })
}

export const EditRoles: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Изменить роли' }))
    const save = screen.getByRole('button', { name: 'Сохранить' })
    await userEvent.click(save)
    await expect(reasons()).toHaveTextContent('Ничего не изменено')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(screen.getByRole('button', { name: 'Убрать: Участник' }))
    await expect(reasons()).toHaveTextContent('Роль «Участник» ещё носят участники')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(screen.getByRole('button', { name: 'Добавить роль' }))
    await userEvent.click(save)
    await expect(reasons()).toHaveTextContent('Название роли: от 1 до 16 знаков')
    await userEvent.keyboard('{Escape}')
    await userEvent.type(screen.getByRole('textbox', { name: 'Роль 4' }), 'Дозорный')
    const rights = within(screen.getByRole('group', { name: 'Права роли: Дозорный' }))
    await userEvent.click(rights.getByRole('button', { name: 'Исключать' }))
    await userEvent.click(screen.getByRole('button', { name: 'Выше: Дозорный' }))
    await userEvent.click(save)
    const stored: SavedGuildRole[] = ROLES.map(({ roleId, name, permissions }) => ({
      roleId,
      name,
      permissions,
    }))
    await expect(args.onRoles).toHaveBeenCalledWith(
      {
        roles: stored.toSpliced(2, 0, {
          roleId: null,
          name: 'Дозорный',
          permissions: ['KICK_OUT'],
        }),
        revision: GUILD.revision,
      },
      expect.any(Function),
    )
  },
}

export const TenRoles: Story = {
  args: {
    guild: {
      ...GUILD,
      roles: [
        LEADER,
        ...Array.from({ length: 8 }, (_, index) => ({
          ...MEMBER,
          roleId: 30 + index,
          order: index + 2,
          name: `Очень длинный щ${index}`,
        })),
        { ...NEWCOMER, order: 10 },
      ],
    },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Изменить роли' }))
    await userEvent.click(screen.getByRole('button', { name: 'Добавить роль' }))
    await expect(reasons()).toHaveTextContent('Не больше 10 ролей')
  },
}
