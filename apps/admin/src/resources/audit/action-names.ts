import type { OperationId } from '../../../../../generated/operations.ts'

/** What administrators can change, in words. */
export const ACTION_NAMES: Partial<Record<OperationId, string>> = {
  blockPlayer: 'Блокировка игрока',
  unblockPlayer: 'Снятие блокировки',
  endPlayerSessions: 'Закрытие сеансов игрока',
  setPlayerRoles: 'Смена ролей',
  refundDonateOrder: 'Возврат платежа',
  setLegalText: 'Правка документа',
  createNews: 'Новая новость',
  saveNews: 'Правка новости',
}

/** The name of a recorded action. One that is gone from the contract keeps its own. */
export function actionName(operation: string): string {
  const names: Readonly<Record<string, string>> = ACTION_NAMES
  return names[operation] ?? operation
}
