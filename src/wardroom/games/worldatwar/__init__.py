"""The naval chapter of A World at War: interception, search, air strikes, fleet combat, submarines."""
