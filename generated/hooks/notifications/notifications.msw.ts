/**
 * Generated from contracts/openapi.yaml. Do not edit.
 */
import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  MarkNotificationsResult,
  NotificationList
} from '../model.schemas';


export const getListNotificationsResponseMock = (): NotificationList => ({"items":[{"notificationId":3,"type":"MISSION_COMPLETED","title":"Поход окончен: победа","text":"«Старая мельница»: золото 29, опыт 2.","fightId":2,"result":"WIN","level":null,"reward":{"experience":200,"gold":29,"diamonds":0,"glory":0,"resources":[],"gear":[]},"createdAt":"2026-11-20T09:32:05.000Z","isRead":false,"isShown":false},{"notificationId":2,"type":"LEVEL_UP","title":"Новый уровень: 2","text":"Награда: золото 120, алмазы 2, слава 20.","fightId":null,"result":null,"level":2,"reward":{"experience":0,"gold":120,"diamonds":2,"glory":20,"resources":[],"gear":[]},"createdAt":"2026-11-20T09:31:42.000Z","isRead":false,"isShown":false}],"nextCursor":"Mg"})

export const getMarkNotificationsAsReadResponseMock = (): MarkNotificationsResult => ({"marked":1})

export const getMarkAllNotificationsAsReadResponseMock = (): MarkNotificationsResult => ({"marked":2})

export const getMarkAllNotificationsAsShownResponseMock = (): MarkNotificationsResult => ({"marked":2})


export const getListNotificationsMockHandler = (overrideResponse?: NotificationList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotificationList> | NotificationList), options?: RequestHandlerOptions) => {
  return http.get('*/api/player-notifications', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListNotificationsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getMarkNotificationsAsReadMockHandler = (overrideResponse?: MarkNotificationsResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MarkNotificationsResult> | MarkNotificationsResult), options?: RequestHandlerOptions) => {
  return http.post('*/api/player-notifications/mark-as-read', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMarkNotificationsAsReadResponseMock(),
      { status: 200
      })
  }, options)
}

export const getMarkAllNotificationsAsReadMockHandler = (overrideResponse?: MarkNotificationsResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MarkNotificationsResult> | MarkNotificationsResult), options?: RequestHandlerOptions) => {
  return http.post('*/api/player-notifications/mark-all-as-read', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMarkAllNotificationsAsReadResponseMock(),
      { status: 200
      })
  }, options)
}

export const getMarkAllNotificationsAsShownMockHandler = (overrideResponse?: MarkNotificationsResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MarkNotificationsResult> | MarkNotificationsResult), options?: RequestHandlerOptions) => {
  return http.post('*/api/player-notifications/mark-all-as-shown', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMarkAllNotificationsAsShownResponseMock(),
      { status: 200
      })
  }, options)
}
export const getNotificationsMock = () => [
  getListNotificationsMockHandler(),
  getMarkNotificationsAsReadMockHandler(),
  getMarkAllNotificationsAsReadMockHandler(),
  getMarkAllNotificationsAsShownMockHandler()
]
