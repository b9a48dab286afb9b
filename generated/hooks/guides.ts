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
  CreateGuideRequest,
  DeletedGuide,
  EditorGuide,
  EditorGuideList,
  Error,
  Guide,
  GuideList,
  GuideRevisionList,
  GuideRevisionNumber,
  GuideRevisionText,
  Id,
  ListGuideRevisionsParams,
  ListGuidesForEditorParams,
  ListGuidesParams,
  PublishGuideRequest,
  SaveGuideRequest,
  SavedGuide
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
export const getListGuidesUrl = (params?: ListGuidesParams,) => {
  const normalizedParams = new URLSearchParams();
  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });
  const stringifiedParams = normalizedParams.toString();
  return stringifiedParams.length > 0 ? `/public/guides?${stringifiedParams}` : `/public/guides`
}
/**
 * @summary List the published guides
 */
export const listGuides = async (params?: ListGuidesParams, options?: Parameters<typeof transport>[1]): Promise<GuideList> => {
  return transport<GuideList>(getListGuidesUrl(params),
  {
    ...options,
    method: 'GET'
  }
);}
export const getListGuidesQueryKey = (params?: ListGuidesParams,) => {
    return [
    `/public/guides`, ...(params ? [params] : [])
    ] as const;
    }
export const getListGuidesQueryOptions = <TData = Awaited<ReturnType<typeof listGuides>>, TError = ErrorType<void | Error>>(params?: ListGuidesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGuides>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getListGuidesQueryKey(params);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof listGuides>>> = ({ signal }) => listGuides(params, { signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listGuides>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export type ListGuidesQueryResult = NonNullable<Awaited<ReturnType<typeof listGuides>>>
export type ListGuidesQueryError = ErrorType<void | Error>
export function useListGuides<TData = Awaited<ReturnType<typeof listGuides>>, TError = ErrorType<void | Error>>(
 params: undefined |  ListGuidesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGuides>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGuides>>,
          TError,
          Awaited<ReturnType<typeof listGuides>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGuides<TData = Awaited<ReturnType<typeof listGuides>>, TError = ErrorType<void | Error>>(
 params?: ListGuidesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGuides>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGuides>>,
          TError,
          Awaited<ReturnType<typeof listGuides>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGuides<TData = Awaited<ReturnType<typeof listGuides>>, TError = ErrorType<void | Error>>(
 params?: ListGuidesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGuides>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the published guides
 */
export function useListGuides<TData = Awaited<ReturnType<typeof listGuides>>, TError = ErrorType<void | Error>>(
 params?: ListGuidesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGuides>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListGuidesQueryOptions(params,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}
export const getGetGuideUrl = (guideId: Id,) => {
  return `/public/guides/${guideId}`
}
/**
 * @summary Get a published guide
 */
export const getGuide = async (guideId: Id, options?: Parameters<typeof transport>[1]): Promise<Guide> => {
  return transport<Guide>(getGetGuideUrl(guideId),
  {
    ...options,
    method: 'GET'
  }
);}
export const getGetGuideQueryKey = (guideId: Id,) => {
    return [
    `/public/guides/${guideId}`
    ] as const;
    }
export const getGetGuideQueryOptions = <TData = Awaited<ReturnType<typeof getGuide>>, TError = ErrorType<void | Error>>(guideId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGuide>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getGetGuideQueryKey(guideId);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof getGuide>>> = ({ signal }) => getGuide(guideId, { signal, ...requestOptions });
   return  { queryKey, queryFn, enabled: guideId !== null && guideId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getGuide>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export type GetGuideQueryResult = NonNullable<Awaited<ReturnType<typeof getGuide>>>
export type GetGuideQueryError = ErrorType<void | Error>
export function useGetGuide<TData = Awaited<ReturnType<typeof getGuide>>, TError = ErrorType<void | Error>>(
 guideId: Id, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGuide>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getGuide>>,
          TError,
          Awaited<ReturnType<typeof getGuide>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGuide<TData = Awaited<ReturnType<typeof getGuide>>, TError = ErrorType<void | Error>>(
 guideId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGuide>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getGuide>>,
          TError,
          Awaited<ReturnType<typeof getGuide>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGuide<TData = Awaited<ReturnType<typeof getGuide>>, TError = ErrorType<void | Error>>(
 guideId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGuide>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a published guide
 */
export function useGetGuide<TData = Awaited<ReturnType<typeof getGuide>>, TError = ErrorType<void | Error>>(
 guideId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGuide>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetGuideQueryOptions(guideId,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}
export const getListGuidesForEditorUrl = (params?: ListGuidesForEditorParams,) => {
  const normalizedParams = new URLSearchParams();
  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });
  const stringifiedParams = normalizedParams.toString();
  return stringifiedParams.length > 0 ? `/guides?${stringifiedParams}` : `/guides`
}
/**
 * @summary List the guides with their drafts
 */
export const listGuidesForEditor = async (params?: ListGuidesForEditorParams, options?: Parameters<typeof transport>[1]): Promise<EditorGuideList> => {
  return transport<EditorGuideList>(getListGuidesForEditorUrl(params),
  {
    ...options,
    method: 'GET'
  }
);}
export const getListGuidesForEditorQueryKey = (params?: ListGuidesForEditorParams,) => {
    return [
    `/guides`, ...(params ? [params] : [])
    ] as const;
    }
export const getListGuidesForEditorQueryOptions = <TData = Awaited<ReturnType<typeof listGuidesForEditor>>, TError = ErrorType<Error>>(params?: ListGuidesForEditorParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGuidesForEditor>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getListGuidesForEditorQueryKey(params);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof listGuidesForEditor>>> = ({ signal }) => listGuidesForEditor(params, { signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listGuidesForEditor>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export type ListGuidesForEditorQueryResult = NonNullable<Awaited<ReturnType<typeof listGuidesForEditor>>>
export type ListGuidesForEditorQueryError = ErrorType<Error>
export function useListGuidesForEditor<TData = Awaited<ReturnType<typeof listGuidesForEditor>>, TError = ErrorType<Error>>(
 params: undefined |  ListGuidesForEditorParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGuidesForEditor>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGuidesForEditor>>,
          TError,
          Awaited<ReturnType<typeof listGuidesForEditor>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGuidesForEditor<TData = Awaited<ReturnType<typeof listGuidesForEditor>>, TError = ErrorType<Error>>(
 params?: ListGuidesForEditorParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGuidesForEditor>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGuidesForEditor>>,
          TError,
          Awaited<ReturnType<typeof listGuidesForEditor>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGuidesForEditor<TData = Awaited<ReturnType<typeof listGuidesForEditor>>, TError = ErrorType<Error>>(
 params?: ListGuidesForEditorParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGuidesForEditor>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the guides with their drafts
 */
export function useListGuidesForEditor<TData = Awaited<ReturnType<typeof listGuidesForEditor>>, TError = ErrorType<Error>>(
 params?: ListGuidesForEditorParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGuidesForEditor>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListGuidesForEditorQueryOptions(params,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}
export const getCreateGuideUrl = () => {
  return `/guides`
}
/**
 * @summary Create a guide
 */
export const createGuide = async (createGuideRequest: CreateGuideRequest, options?: Parameters<typeof transport>[1]): Promise<SavedGuide> => {
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
return transport<SavedGuide>(getCreateGuideUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(createGuideRequest)
  }
);}
export const getCreateGuideMutationKey = () => ['createGuide'] as const;
export const getCreateGuideMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createGuide>>, TError,CreateGuideMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof createGuide>>, TError,CreateGuideMutationVariables, TContext> => {
const mutationKey = getCreateGuideMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createGuide>>, CreateGuideMutationVariables> = (props) => {
          const {data} = props ?? {};
          return  createGuide(data,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type CreateGuideMutationResult = NonNullable<Awaited<ReturnType<typeof createGuide>>>
    export type CreateGuideMutationBody = CreateGuideRequest
    export type CreateGuideMutationError = ErrorType<Error>
    export type CreateGuideMutationVariables = {data: CreateGuideRequest}
    /**
 * @summary Create a guide
 */
export const useCreateGuide = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createGuide>>, TError,CreateGuideMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createGuide>>,
        TError,
        CreateGuideMutationVariables,
        TContext
      > => {
      return useMutation(getCreateGuideMutationOptions(options), queryClient);
    }
    export const getGetGuideForEditorUrl = (guideId: Id,) => {
  return `/guides/${guideId}`
}
/**
 * @summary Get a guide for editing
 */
export const getGuideForEditor = async (guideId: Id, options?: Parameters<typeof transport>[1]): Promise<EditorGuide> => {
  return transport<EditorGuide>(getGetGuideForEditorUrl(guideId),
  {
    ...options,
    method: 'GET'
  }
);}
export const getGetGuideForEditorQueryKey = (guideId: Id,) => {
    return [
    `/guides/${guideId}`
    ] as const;
    }
export const getGetGuideForEditorQueryOptions = <TData = Awaited<ReturnType<typeof getGuideForEditor>>, TError = ErrorType<Error>>(guideId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGuideForEditor>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getGetGuideForEditorQueryKey(guideId);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof getGuideForEditor>>> = ({ signal }) => getGuideForEditor(guideId, { signal, ...requestOptions });
   return  { queryKey, queryFn, enabled: guideId !== null && guideId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getGuideForEditor>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export type GetGuideForEditorQueryResult = NonNullable<Awaited<ReturnType<typeof getGuideForEditor>>>
export type GetGuideForEditorQueryError = ErrorType<Error>
export function useGetGuideForEditor<TData = Awaited<ReturnType<typeof getGuideForEditor>>, TError = ErrorType<Error>>(
 guideId: Id, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGuideForEditor>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getGuideForEditor>>,
          TError,
          Awaited<ReturnType<typeof getGuideForEditor>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGuideForEditor<TData = Awaited<ReturnType<typeof getGuideForEditor>>, TError = ErrorType<Error>>(
 guideId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGuideForEditor>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getGuideForEditor>>,
          TError,
          Awaited<ReturnType<typeof getGuideForEditor>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGuideForEditor<TData = Awaited<ReturnType<typeof getGuideForEditor>>, TError = ErrorType<Error>>(
 guideId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGuideForEditor>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a guide for editing
 */
export function useGetGuideForEditor<TData = Awaited<ReturnType<typeof getGuideForEditor>>, TError = ErrorType<Error>>(
 guideId: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGuideForEditor>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetGuideForEditorQueryOptions(guideId,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}
export const getSaveGuideUrl = (guideId: Id,) => {
  return `/guides/${guideId}`
}
/**
 * @summary Save a revision of a guide
 */
export const saveGuide = async (guideId: Id,
    saveGuideRequest: SaveGuideRequest, options?: Parameters<typeof transport>[1]): Promise<SavedGuide> => {
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
return transport<SavedGuide>(getSaveGuideUrl(guideId),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(saveGuideRequest)
  }
);}
export const getSaveGuideMutationKey = () => ['saveGuide'] as const;
export const getSaveGuideMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveGuide>>, TError,SaveGuideMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof saveGuide>>, TError,SaveGuideMutationVariables, TContext> => {
const mutationKey = getSaveGuideMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveGuide>>, SaveGuideMutationVariables> = (props) => {
          const {guideId,data} = props ?? {};
          return  saveGuide(guideId,data,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type SaveGuideMutationResult = NonNullable<Awaited<ReturnType<typeof saveGuide>>>
    export type SaveGuideMutationBody = SaveGuideRequest
    export type SaveGuideMutationError = ErrorType<Error>
    export type SaveGuideMutationVariables = {guideId: Id;data: SaveGuideRequest}
    /**
 * @summary Save a revision of a guide
 */
export const useSaveGuide = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveGuide>>, TError,SaveGuideMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveGuide>>,
        TError,
        SaveGuideMutationVariables,
        TContext
      > => {
      return useMutation(getSaveGuideMutationOptions(options), queryClient);
    }
    export const getDeleteGuideUrl = (guideId: Id,) => {
  return `/guides/${guideId}`
}
/**
 * @summary Delete a guide
 */
export const deleteGuide = async (guideId: Id, options?: Parameters<typeof transport>[1]): Promise<DeletedGuide> => {
  return transport<DeletedGuide>(getDeleteGuideUrl(guideId),
  {
    ...options,
    method: 'DELETE'
  }
);}
export const getDeleteGuideMutationKey = () => ['deleteGuide'] as const;
export const getDeleteGuideMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteGuide>>, TError,DeleteGuideMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteGuide>>, TError,DeleteGuideMutationVariables, TContext> => {
const mutationKey = getDeleteGuideMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteGuide>>, DeleteGuideMutationVariables> = (props) => {
          const {guideId} = props ?? {};
          return  deleteGuide(guideId,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type DeleteGuideMutationResult = NonNullable<Awaited<ReturnType<typeof deleteGuide>>>
    export type DeleteGuideMutationError = ErrorType<Error>
    export type DeleteGuideMutationVariables = {guideId: Id}
    /**
 * @summary Delete a guide
 */
export const useDeleteGuide = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteGuide>>, TError,DeleteGuideMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteGuide>>,
        TError,
        DeleteGuideMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteGuideMutationOptions(options), queryClient);
    }
    export const getPublishGuideUrl = (guideId: Id,) => {
  return `/guides/${guideId}/publish`
}
/**
 * @summary Publish the last revision of a guide
 */
export const publishGuide = async (guideId: Id,
    publishGuideRequest: PublishGuideRequest, options?: Parameters<typeof transport>[1]): Promise<SavedGuide> => {
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
return transport<SavedGuide>(getPublishGuideUrl(guideId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(publishGuideRequest)
  }
);}
export const getPublishGuideMutationKey = () => ['publishGuide'] as const;
export const getPublishGuideMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof publishGuide>>, TError,PublishGuideMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof publishGuide>>, TError,PublishGuideMutationVariables, TContext> => {
const mutationKey = getPublishGuideMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof publishGuide>>, PublishGuideMutationVariables> = (props) => {
          const {guideId,data} = props ?? {};
          return  publishGuide(guideId,data,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type PublishGuideMutationResult = NonNullable<Awaited<ReturnType<typeof publishGuide>>>
    export type PublishGuideMutationBody = PublishGuideRequest
    export type PublishGuideMutationError = ErrorType<Error>
    export type PublishGuideMutationVariables = {guideId: Id;data: PublishGuideRequest}
    /**
 * @summary Publish the last revision of a guide
 */
export const usePublishGuide = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof publishGuide>>, TError,PublishGuideMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof publishGuide>>,
        TError,
        PublishGuideMutationVariables,
        TContext
      > => {
      return useMutation(getPublishGuideMutationOptions(options), queryClient);
    }
    export const getWithdrawGuideUrl = (guideId: Id,) => {
  return `/guides/${guideId}/withdraw`
}
/**
 * @summary Withdraw a guide
 */
export const withdrawGuide = async (guideId: Id, options?: Parameters<typeof transport>[1]): Promise<SavedGuide> => {
  return transport<SavedGuide>(getWithdrawGuideUrl(guideId),
  {
    ...options,
    method: 'POST'
  }
);}
export const getWithdrawGuideMutationKey = () => ['withdrawGuide'] as const;
export const getWithdrawGuideMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof withdrawGuide>>, TError,WithdrawGuideMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof withdrawGuide>>, TError,WithdrawGuideMutationVariables, TContext> => {
const mutationKey = getWithdrawGuideMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof withdrawGuide>>, WithdrawGuideMutationVariables> = (props) => {
          const {guideId} = props ?? {};
          return  withdrawGuide(guideId,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type WithdrawGuideMutationResult = NonNullable<Awaited<ReturnType<typeof withdrawGuide>>>
    export type WithdrawGuideMutationError = ErrorType<Error>
    export type WithdrawGuideMutationVariables = {guideId: Id}
    /**
 * @summary Withdraw a guide
 */
export const useWithdrawGuide = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof withdrawGuide>>, TError,WithdrawGuideMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof withdrawGuide>>,
        TError,
        WithdrawGuideMutationVariables,
        TContext
      > => {
      return useMutation(getWithdrawGuideMutationOptions(options), queryClient);
    }
    export const getListGuideRevisionsUrl = (guideId: Id,
    params?: ListGuideRevisionsParams,) => {
  const normalizedParams = new URLSearchParams();
  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });
  const stringifiedParams = normalizedParams.toString();
  return stringifiedParams.length > 0 ? `/guides/${guideId}/revisions?${stringifiedParams}` : `/guides/${guideId}/revisions`
}
/**
 * @summary List the revisions of a guide
 */
export const listGuideRevisions = async (guideId: Id,
    params?: ListGuideRevisionsParams, options?: Parameters<typeof transport>[1]): Promise<GuideRevisionList> => {
  return transport<GuideRevisionList>(getListGuideRevisionsUrl(guideId,params),
  {
    ...options,
    method: 'GET'
  }
);}
export const getListGuideRevisionsQueryKey = (guideId: Id,
    params?: ListGuideRevisionsParams,) => {
    return [
    `/guides/${guideId}/revisions`, ...(params ? [params] : [])
    ] as const;
    }
export const getListGuideRevisionsQueryOptions = <TData = Awaited<ReturnType<typeof listGuideRevisions>>, TError = ErrorType<Error>>(guideId: Id,
    params?: ListGuideRevisionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGuideRevisions>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getListGuideRevisionsQueryKey(guideId,params);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof listGuideRevisions>>> = ({ signal }) => listGuideRevisions(guideId,params, { signal, ...requestOptions });
   return  { queryKey, queryFn, enabled: guideId !== null && guideId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listGuideRevisions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export type ListGuideRevisionsQueryResult = NonNullable<Awaited<ReturnType<typeof listGuideRevisions>>>
export type ListGuideRevisionsQueryError = ErrorType<Error>
export function useListGuideRevisions<TData = Awaited<ReturnType<typeof listGuideRevisions>>, TError = ErrorType<Error>>(
 guideId: Id,
    params: undefined |  ListGuideRevisionsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGuideRevisions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGuideRevisions>>,
          TError,
          Awaited<ReturnType<typeof listGuideRevisions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGuideRevisions<TData = Awaited<ReturnType<typeof listGuideRevisions>>, TError = ErrorType<Error>>(
 guideId: Id,
    params?: ListGuideRevisionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGuideRevisions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listGuideRevisions>>,
          TError,
          Awaited<ReturnType<typeof listGuideRevisions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGuideRevisions<TData = Awaited<ReturnType<typeof listGuideRevisions>>, TError = ErrorType<Error>>(
 guideId: Id,
    params?: ListGuideRevisionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGuideRevisions>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the revisions of a guide
 */
export function useListGuideRevisions<TData = Awaited<ReturnType<typeof listGuideRevisions>>, TError = ErrorType<Error>>(
 guideId: Id,
    params?: ListGuideRevisionsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listGuideRevisions>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListGuideRevisionsQueryOptions(guideId,params,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}
export const getGetGuideRevisionUrl = (guideId: Id,
    revision: GuideRevisionNumber,) => {
  return `/guides/${guideId}/revisions/${revision}`
}
/**
 * @summary Get a revision of a guide
 */
export const getGuideRevision = async (guideId: Id,
    revision: GuideRevisionNumber, options?: Parameters<typeof transport>[1]): Promise<GuideRevisionText> => {
  return transport<GuideRevisionText>(getGetGuideRevisionUrl(guideId,revision),
  {
    ...options,
    method: 'GET'
  }
);}
export const getGetGuideRevisionQueryKey = (guideId: Id,
    revision: GuideRevisionNumber,) => {
    return [
    `/guides/${guideId}/revisions/${revision}`
    ] as const;
    }
export const getGetGuideRevisionQueryOptions = <TData = Awaited<ReturnType<typeof getGuideRevision>>, TError = ErrorType<Error>>(guideId: Id,
    revision: GuideRevisionNumber, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGuideRevision>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getGetGuideRevisionQueryKey(guideId,revision);
    const queryFn: QueryFunction<Awaited<ReturnType<typeof getGuideRevision>>> = ({ signal }) => getGuideRevision(guideId,revision, { signal, ...requestOptions });
   return  { queryKey, queryFn, enabled: guideId !== null && guideId !== undefined && revision !== null && revision !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getGuideRevision>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export type GetGuideRevisionQueryResult = NonNullable<Awaited<ReturnType<typeof getGuideRevision>>>
export type GetGuideRevisionQueryError = ErrorType<Error>
export function useGetGuideRevision<TData = Awaited<ReturnType<typeof getGuideRevision>>, TError = ErrorType<Error>>(
 guideId: Id,
    revision: GuideRevisionNumber, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGuideRevision>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getGuideRevision>>,
          TError,
          Awaited<ReturnType<typeof getGuideRevision>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGuideRevision<TData = Awaited<ReturnType<typeof getGuideRevision>>, TError = ErrorType<Error>>(
 guideId: Id,
    revision: GuideRevisionNumber, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGuideRevision>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getGuideRevision>>,
          TError,
          Awaited<ReturnType<typeof getGuideRevision>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGuideRevision<TData = Awaited<ReturnType<typeof getGuideRevision>>, TError = ErrorType<Error>>(
 guideId: Id,
    revision: GuideRevisionNumber, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGuideRevision>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a revision of a guide
 */
export function useGetGuideRevision<TData = Awaited<ReturnType<typeof getGuideRevision>>, TError = ErrorType<Error>>(
 guideId: Id,
    revision: GuideRevisionNumber, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGuideRevision>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetGuideRevisionQueryOptions(guideId,revision,options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}
