import { createContext, use, type ComponentPropsWithRef, type ComponentType, type ReactNode } from "react";

export type AnchorProps = ComponentPropsWithRef<"a">;

const LinkComponent = createContext<ComponentType<AnchorProps> | "a">("a");

export type LinkProviderProps = {
  /** Receives the props of an `<a>`. An app with a router hands in its own link here, so that pages change in place. */
  component: ComponentType<AnchorProps>;
  children: ReactNode;
};

/** Lets every link of the library (links, button links, menu, footer) go through the app's router, which it does not know. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkComponent value={component}>{children}</LinkComponent>;
}

/** A plain anchor, or what the app handed to `LinkProvider`. A link that opens a new tab or a file stays a plain one. */
export function Anchor(props: AnchorProps) {
  const Component = use(LinkComponent);
  const leavesTheApp = props.target !== undefined || props.download !== undefined || !props.href?.startsWith("/");
  if (leavesTheApp) return <a {...props} />;
  return <Component {...props} />;
}
