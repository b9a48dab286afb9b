import type { OperationId } from '#generated/operations.ts'

/** What administrators can change, in words. */
export const ACTION_NAMES: Partial<Record<OperationId, string>> = {
  blockPlayer: 'Блокировка игрока',
  blockPlayers: 'Блокировка нескольких игроков',
  unblockPlayer: 'Снятие блокировки',
  endPlayerSessions: 'Закрытие сеансов игрока',
  setPlayerRoles: 'Смена ролей',
  endPlayerSession: 'Закрытие сеанса игрока',
  endChosenPlayerSessions: 'Закрытие выбранных сеансов',
  addPlayerNote: 'Заметка об игроке',
  correctMoney: 'Поправка казны',
  giveItem: 'Выдача вещи',
  undoCorrection: 'Отмена поправки',
  confirmPassword: 'Подтверждение пароля',
  refundDonateOrder: 'Возврат платежа',
  setLegalText: 'Правка документа',
  createNews: 'Новая новость',
  saveNews: 'Правка новости',
  setNewsStates: 'Публикация или снятие новостей',
  saveTip: 'Правка подсказки',
  setTipStates: 'Публикация или снятие подсказок',
  saveTutorialText: 'Правка поручения',
  setTutorialStates: 'Публикация или снятие поручений',
  saveAppSetting: 'Настройка игры',
  createGuide: 'Новое руководство',
  saveGuide: 'Правка руководства',
  publishGuide: 'Публикация руководства',
  withdrawGuide: 'Снятие руководства',
  deleteGuide: 'Удаление руководства',
}

/** The name of a recorded action. One that is gone from the contract keeps its own. */
export function actionName(operation: string): string {
  const names: Readonly<Record<string, string>> = ACTION_NAMES
  return names[operation] ?? operation
}
