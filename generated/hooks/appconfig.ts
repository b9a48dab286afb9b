/**
 * Generated from contracts/openapi.yaml. Do not edit.
 */
import {
  useMutation,
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';
import type {
  AdminAppSetting,
  AdminAppSettingList,
  AdminAppSettingRevisionList,
  AppConfig,
  AppSettingKey,
  Error,
  ListAppSettingRevisionsForAdminParams,
  ListAppSettingsForAdminParams,
  SaveAppSettingRequest
} from '../types.ts';
import { transport } from '../transport.ts';
import type { ErrorType } from '../transport.ts';
type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];
const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};
export const getGetAppConfigUrl = () => {
  return `/public/app-config`
}
/**
 * @summary Get what the game's shell needs of the app config
 */
export const getAppConfig = async ( options?: Parameters<typeof transport>[1]): Promise<AppConfig> => {
  return transport<AppConfig>(getGetAppConfigUrl(),
  {
    ...options,
    method: 'GET'
  }
);}
export const getGetAppConfigQueryKey = () => {
    return [
    `/public/app-config`
    ] as const;
    }
export const getGetAppConfigQueryOptions = <TData = Awaited<ReturnType<typeof getAppConfig>>, TError = ErrorType<void | Error>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAppConfig>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getGetAppConfigQueryKey();
    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAppConfig>>> = ({ signal }) => getAppConfig({ signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAppConfig>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export type GetAppConfigQueryResult = NonNullable<Awaited<ReturnType<typeof getAppConfig>>>
export type GetAppConfigQueryError = ErrorType<void | Error>
export function useGetAppConfig<TData = Awaited<ReturnType<typeof getAppConfig>>, TError = ErrorType<void | Error>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAppConfig>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAppConfig>>,
          TError,
          Awaited<ReturnType<typeof getAppConfig>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAppConfig<TData = Awaited<ReturnType<typeof getAppConfig>>, TError = ErrorType<void | Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAppConfig>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAppConfig>>,
          TError,
          Awaited<ReturnType<typeof getAppConfig>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAppConfig<TData = Awaited<ReturnType<typeof getAppConfig>>, TError = ErrorType<void | Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAppConfig>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get what the game's shell needs of the app config
 */
export function useGetAppConfig<TData = Awaited<ReturnType<typeof getAppConfig>>, TError = ErrorType<void | Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAppConfig>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetAppConfigQueryOptions(options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}
export const getListAppSettingsForAdminUrl = (params?: ListAppSettingsForAdminParams,) => {
  const normalizedParams = new URLSearchParams();
  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });
  const stringifiedParams = normalizedParams.toString();
  return stringifiedParams.length > 0 ? `/admin/app-config?${stringifiedParams}` : `/admin/app-config`
}
/**
 * @summary List the settings of the game
 */
export const listAppSettingsForAdmin = async (params?: ListAppSettingsForAdminParams, options?: Parameters<typeof transport>[1]): Promise<AdminAppSettingList> => {
  return transport<AdminAppSettingList>(getListAppSettingsForAdminUrl(params),
  {
    ...options,
    method: 'GET'
  }
);}
export const getListAppSettingsForAdminQueryKey = (params?: ListAppSettingsForAdminParams,) => {
    return [
    `/admin/app-config`, ...(params ? [params] : [])
    ] as const;
    }
export const getListAppSettingsForAdminQueryOptions = <TData = Awaited<ReturnType<typeof listAppSettingsForAdmin>>, TError = ErrorType<Error>>(params?: ListAppSettingsForAdminParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAppSettingsForAdmin>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getListAppSettingsForAdminQueryKey(params);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAppSettingsForAdmin>>> = ({ signal }) => listAppSettingsForAdmin(params, { signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listAppSettingsForAdmin>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export type ListAppSettingsForAdminQueryResult = NonNullable<Awaited<ReturnType<typeof listAppSettingsForAdmin>>>
export type ListAppSettingsForAdminQueryError = ErrorType<Error>
export function useListAppSettingsForAdmin<TData = Awaited<ReturnType<typeof listAppSettingsForAdmin>>, TError = ErrorType<Error>>(
 params: undefined |  ListAppSettingsForAdminParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAppSettingsForAdmin>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAppSettingsForAdmin>>,
          TError,
          Awaited<ReturnType<typeof listAppSettingsForAdmin>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAppSettingsForAdmin<TData = Awaited<ReturnType<typeof listAppSettingsForAdmin>>, TError = ErrorType<Error>>(
 params?: ListAppSettingsForAdminParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAppSettingsForAdmin>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAppSettingsForAdmin>>,
          TError,
          Awaited<ReturnType<typeof listAppSettingsForAdmin>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAppSettingsForAdmin<TData = Awaited<ReturnType<typeof listAppSettingsForAdmin>>, TError = ErrorType<Error>>(
 params?: ListAppSettingsForAdminParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAppSettingsForAdmin>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the settings of the game
 */
export function useListAppSettingsForAdmin<TData = Awaited<ReturnType<typeof listAppSettingsForAdmin>>, TError = ErrorType<Error>>(
 params?: ListAppSettingsForAdminParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAppSettingsForAdmin>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListAppSettingsForAdminQueryOptions(params,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}
export const getGetAppSettingForAdminUrl = (settingKey: AppSettingKey,) => {
  return `/admin/app-config/${settingKey}`
}
/**
 * @summary Get a setting of the game
 */
export const getAppSettingForAdmin = async (settingKey: AppSettingKey, options?: Parameters<typeof transport>[1]): Promise<AdminAppSetting> => {
  return transport<AdminAppSetting>(getGetAppSettingForAdminUrl(settingKey),
  {
    ...options,
    method: 'GET'
  }
);}
export const getGetAppSettingForAdminQueryKey = (settingKey: AppSettingKey,) => {
    return [
    `/admin/app-config/${settingKey}`
    ] as const;
    }
export const getGetAppSettingForAdminQueryOptions = <TData = Awaited<ReturnType<typeof getAppSettingForAdmin>>, TError = ErrorType<Error>>(settingKey: AppSettingKey, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAppSettingForAdmin>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getGetAppSettingForAdminQueryKey(settingKey);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAppSettingForAdmin>>> = ({ signal }) => getAppSettingForAdmin(settingKey, { signal, ...requestOptions });
   return  { queryKey, queryFn, enabled: settingKey !== null && settingKey !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAppSettingForAdmin>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export type GetAppSettingForAdminQueryResult = NonNullable<Awaited<ReturnType<typeof getAppSettingForAdmin>>>
export type GetAppSettingForAdminQueryError = ErrorType<Error>
export function useGetAppSettingForAdmin<TData = Awaited<ReturnType<typeof getAppSettingForAdmin>>, TError = ErrorType<Error>>(
 settingKey: AppSettingKey, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAppSettingForAdmin>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAppSettingForAdmin>>,
          TError,
          Awaited<ReturnType<typeof getAppSettingForAdmin>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAppSettingForAdmin<TData = Awaited<ReturnType<typeof getAppSettingForAdmin>>, TError = ErrorType<Error>>(
 settingKey: AppSettingKey, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAppSettingForAdmin>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAppSettingForAdmin>>,
          TError,
          Awaited<ReturnType<typeof getAppSettingForAdmin>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAppSettingForAdmin<TData = Awaited<ReturnType<typeof getAppSettingForAdmin>>, TError = ErrorType<Error>>(
 settingKey: AppSettingKey, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAppSettingForAdmin>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a setting of the game
 */
export function useGetAppSettingForAdmin<TData = Awaited<ReturnType<typeof getAppSettingForAdmin>>, TError = ErrorType<Error>>(
 settingKey: AppSettingKey, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAppSettingForAdmin>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetAppSettingForAdminQueryOptions(settingKey,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}
export const getSaveAppSettingUrl = (settingKey: AppSettingKey,) => {
  return `/admin/app-config/${settingKey}`
}
/**
 * @summary Change a setting of the game
 */
export const saveAppSetting = async (settingKey: AppSettingKey,
    saveAppSettingRequest: SaveAppSettingRequest, options?: Parameters<typeof transport>[1]): Promise<AdminAppSetting> => {
    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return transport<AdminAppSetting>(getSaveAppSettingUrl(settingKey),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(saveAppSettingRequest)
  }
);}
export const getSaveAppSettingMutationKey = () => ['saveAppSetting'] as const;
export const getSaveAppSettingMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveAppSetting>>, TError,SaveAppSettingMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof saveAppSetting>>, TError,SaveAppSettingMutationVariables, TContext> => {
const mutationKey = getSaveAppSettingMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveAppSetting>>, SaveAppSettingMutationVariables> = (props) => {
          const {settingKey,data} = props ?? {};
          return  saveAppSetting(settingKey,data,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type SaveAppSettingMutationResult = NonNullable<Awaited<ReturnType<typeof saveAppSetting>>>
    export type SaveAppSettingMutationBody = SaveAppSettingRequest
    export type SaveAppSettingMutationError = ErrorType<Error>
    export type SaveAppSettingMutationVariables = {settingKey: AppSettingKey;data: SaveAppSettingRequest}
    /**
 * @summary Change a setting of the game
 */
export const useSaveAppSetting = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveAppSetting>>, TError,SaveAppSettingMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveAppSetting>>,
        TError,
        SaveAppSettingMutationVariables,
        TContext
      > => {
      return useMutation(getSaveAppSettingMutationOptions(options), queryClient);
    }
    export const getListAppSettingRevisionsForAdminUrl = (params?: ListAppSettingRevisionsForAdminParams,) => {
  const normalizedParams = new URLSearchParams();
  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });
  const stringifiedParams = normalizedParams.toString();
  return stringifiedParams.length > 0 ? `/admin/app-config-revisions?${stringifiedParams}` : `/admin/app-config-revisions`
}
/**
 * @summary List all changes of the game's settings
 */
export const listAppSettingRevisionsForAdmin = async (params?: ListAppSettingRevisionsForAdminParams, options?: Parameters<typeof transport>[1]): Promise<AdminAppSettingRevisionList> => {
  return transport<AdminAppSettingRevisionList>(getListAppSettingRevisionsForAdminUrl(params),
  {
    ...options,
    method: 'GET'
  }
);}
export const getListAppSettingRevisionsForAdminQueryKey = (params?: ListAppSettingRevisionsForAdminParams,) => {
    return [
    `/admin/app-config-revisions`, ...(params ? [params] : [])
    ] as const;
    }
export const getListAppSettingRevisionsForAdminQueryOptions = <TData = Awaited<ReturnType<typeof listAppSettingRevisionsForAdmin>>, TError = ErrorType<Error>>(params?: ListAppSettingRevisionsForAdminParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAppSettingRevisionsForAdmin>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getListAppSettingRevisionsForAdminQueryKey(params);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAppSettingRevisionsForAdmin>>> = ({ signal }) => listAppSettingRevisionsForAdmin(params, { signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listAppSettingRevisionsForAdmin>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export type ListAppSettingRevisionsForAdminQueryResult = NonNullable<Awaited<ReturnType<typeof listAppSettingRevisionsForAdmin>>>
export type ListAppSettingRevisionsForAdminQueryError = ErrorType<Error>
export function useListAppSettingRevisionsForAdmin<TData = Awaited<ReturnType<typeof listAppSettingRevisionsForAdmin>>, TError = ErrorType<Error>>(
 params: undefined |  ListAppSettingRevisionsForAdminParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAppSettingRevisionsForAdmin>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAppSettingRevisionsForAdmin>>,
          TError,
          Awaited<ReturnType<typeof listAppSettingRevisionsForAdmin>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAppSettingRevisionsForAdmin<TData = Awaited<ReturnType<typeof listAppSettingRevisionsForAdmin>>, TError = ErrorType<Error>>(
 params?: ListAppSettingRevisionsForAdminParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAppSettingRevisionsForAdmin>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAppSettingRevisionsForAdmin>>,
          TError,
          Awaited<ReturnType<typeof listAppSettingRevisionsForAdmin>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAppSettingRevisionsForAdmin<TData = Awaited<ReturnType<typeof listAppSettingRevisionsForAdmin>>, TError = ErrorType<Error>>(
 params?: ListAppSettingRevisionsForAdminParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAppSettingRevisionsForAdmin>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List all changes of the game's settings
 */
export function useListAppSettingRevisionsForAdmin<TData = Awaited<ReturnType<typeof listAppSettingRevisionsForAdmin>>, TError = ErrorType<Error>>(
 params?: ListAppSettingRevisionsForAdminParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAppSettingRevisionsForAdmin>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListAppSettingRevisionsForAdminQueryOptions(params,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}
