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


export const getListNotificationsResponseMock = (): NotificationList => ({"items":[{"notificationId":42,"type":"MISSION_COMPLETED","title":"Поход окончен: победа","text":"x","fightId":42,"result":"WIN","level":3,"reward":{"experience":300,"gold":300,"diamonds":300,"glory":300,"resources":[{"resourceId":42,"name":"x","icon":"wolf-head","amount":300}]},"createdAt":"2026-11-20T09:30:00.000Z","isRead":true,"isShown":true}],"nextCursor":"MTIz"})

export const getMarkNotificationsAsReadResponseMock = (): MarkNotificationsResult => ({"marked":300})

export const getMarkAllNotificationsAsReadResponseMock = (): MarkNotificationsResult => ({"marked":300})

export const getMarkAllNotificationsAsShownResponseMock = (): MarkNotificationsResult => ({"marked":300})


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
