import { connect } from "node:net";

/** Whether something accepts connections on this port. */
export function accepts(port: number, host = "127.0.0.1"): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host });
    const end = (open: boolean) => {
      socket.destroy();
      resolve(open);
    };
    socket.once("connect", () => end(true)).once("error", () => end(false));
  });
}
