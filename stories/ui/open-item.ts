import { screen, userEvent, within } from 'storybook/test'

/** Opens a card. Its details are in a sheet on a phone, beside the list on a wide page. */
export async function opened(name: RegExp) {
  await userEvent.click(screen.getByRole('button', { name }))
  return within(screen.queryByRole('dialog') ?? screen.getByRole('complementary', { name: 'Вещь' }))
}
