"""Small games that prove the contract by themselves."""
